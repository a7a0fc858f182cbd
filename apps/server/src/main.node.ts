#!/usr/bin/env node
import { serveOnNode } from './runtime/node.ts'
import { start } from './start.ts'
import { warmUp } from './warm-up.ts'

await start({ name: `Node ${process.version}`, serve: serveOnNode, warmUp })
