import fc from 'fast-check'

// A mutation run repeats the tests hundreds of times: each property tries random inputs for a quarter of a second.
fc.configureGlobal({ seed: 1, interruptAfterTimeLimit: 250 })
