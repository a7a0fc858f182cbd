#!/usr/bin/env bun
import { serveOnBun } from './runtime/bun.ts'
import { start } from './start.ts'

await start(`Bun ${Bun.version}`, serveOnBun)
