#!/usr/bin/env node
import { serveOnNode } from './runtime/node.ts'
import { start } from './start.ts'

await start(`Node ${process.version}`, serveOnNode)
