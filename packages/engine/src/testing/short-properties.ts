import fc from 'fast-check'

// A mutation run repeats the tests hundreds of times: each property tries random inputs for half a second, and one at
// least, of which the first may take longer on a busy machine.
fc.configureGlobal({ seed: 1, interruptAfterTimeLimit: 2000 })
