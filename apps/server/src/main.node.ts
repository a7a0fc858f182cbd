#!/usr/bin/env node
import { serveOnNode } from './runtime/node.ts'
import { start } from './start.ts'

await start({ name: `Node ${process.version}`, serve: serveOnNode })
