import { createServer, type Socket } from 'node:net'
import { pino } from 'pino'
import { expect, it } from 'vitest'
import { MemoryCounter } from './memory-counter.ts'
import { Policy } from './policy.ts'
import { openRedisCounter } from './redis-counter.ts'

it.each([
  ['+OK', 'error'],
  [':1', 'error'],
  ['*2\r\n:1\r\n:1', 'error'],
  ['*3\r\n:1\r\n:1\r\n$3\r\nabc', 'error'],
  ['*3\r\n:1\r\n:1\r\n$-1', 'error'],
  ["-OOM command not allowed when used memory > 'maxmemory'.", 'OOM'],
])(
  'counts in memory when Redis answers with something else, and says why: %j',
  async (wrong, reason) => {
    let answer = '*3\r\n:1\r\n:0\r\n:1000'
    const sockets = new Set<Socket>()
    const server = createServer((socket) => {
      sockets.add(socket)
      socket.on('data', (data) => {
        for (const command of String(data)
          .split(/^\*\d+\r\n/m)
          .slice(1)) {
          socket.write(`${/^\$\d+\r\neval/.test(command) ? answer : '+OK'}\r\n`)
        }
      })
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as { port: number }
    const log: string[] = []
    const logger = pino({ level: 'warn' }, { write: (line) => void log.push(line) })
    const counter = await openRedisCounter(`redis://127.0.0.1:${port}`, new MemoryCounter(), logger)
    try {
      expect(counter.isUp).toBe(true)
      answer = wrong
      const policy = new Policy('public', { points: 3, seconds: 60 })
      const decisions = []
      for (let request = 0; request < 4; request++)
        decisions.push(await counter.spend(policy, 'a', 1))
      expect(
        decisions.map(({ allowed, remaining, countedBy }) => [allowed, remaining, countedBy]),
      ).toEqual([
        [true, 2, 'memory'],
        [true, 1, 'memory'],
        [true, 0, 'memory'],
        [false, 0, 'memory'],
      ])
      expect(counter.losses.error).toBe(1)
      expect(JSON.parse(log.join(''))).toMatchObject({ reason })
    } finally {
      counter.close()
      for (const socket of sockets) socket.destroy()
      server.close()
    }
  },
)
