#!/usr/bin/env node
import module from 'node:module'

// Node keeps the compiled program in the user's temporary folder for the next start; Bun has no such cache.
module.enableCompileCache?.()
await import('./process.ts')
