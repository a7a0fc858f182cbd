import fc from 'fast-check'

// A mutation run repeats the tests hundreds of times: each property tries random inputs for half a second. Of the slowest
// one input alone takes a quarter, and a property that tries none fails.
fc.configureGlobal({ seed: 1, interruptAfterTimeLimit: 500 })
