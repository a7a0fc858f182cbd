#!/usr/bin/env bun
import { serveOnBun } from './runtime/bun.ts'
import { start } from './start.ts'

await start({ name: `Bun ${Bun.version}`, serve: serveOnBun })
