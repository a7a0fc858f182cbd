import { describe, expect, it } from 'vitest'
import { eventually } from '../support/eventually.ts'
import { type Answer, ask, calculate, PRIVATE, post } from '../support/http.ts'
import { Metrics } from '../support/metrics.ts'
import { hasProgram } from '../support/needed-program.ts'
import type { Environment } from '../support/program.ts'
import { countedByRedis, lossesOf, RedisServer, redisIs } from '../support/redis.ts'
import { runtimes } from '../support/runtimes.ts'
import { type Server, start } from '../support/server.ts'

const salary = { gross_salary: 15_000_000 }
const key = 'k3y-of-the-payroll-department'
const remaining = ({ headers }: Answer) =>
  Number(/;r=(\d+);/.exec(String(headers['ratelimit']))?.[1])

const lost = /Redis does not answer: limits are counted by this process alone until it does/
const found = /Redis answers: limits are shared/

describe.runIf(hasProgram('redis-server')).concurrent.each(runtimes)(
  'limits that replicas share, on $runtime',
  ({ runtime }) => {
    async function replica(redis: RedisServer, environment: Environment = {}): Promise<Server> {
      const server = await start({
        runtime,
        environment: { RATE_LIMIT: 'on', API_KEY: key, REDIS_URL: redis.url, ...environment },
      })
      await server.printed(found)
      return server
    }

    it('count the requests of one caller to all replicas together', async () => {
      await using redis = await RedisServer.start()
      const environment = {
        RATE_LIMIT_PUBLIC: '6/1h',
        RATE_LIMIT_FAILED_KEYS: '3/1h',
        TRUST_PROXY: '127.0.0.0/8',
      }
      await using one = await replica(redis, environment)
      await using other = await replica(redis, environment)
      const { answers, guesses, address } = await countedByRedis([one, other], async (number) => {
        const address = `192.0.2.${number}`
        const headers = { 'x-forwarded-for': address }
        const answers = []
        for (const server of [one, other, one, other, one, other, one, other]) {
          answers.push(await calculate(server, salary, headers))
        }
        const guesses = []
        for (const [index, server] of [one, other, one, other, one].entries()) {
          const guess = { ...headers, 'x-api-key': `guess-${index}` }
          guesses.push(await post(server, PRIVATE, salary, guess))
        }
        for (const server of [one, other]) {
          guesses.push(await post(server, PRIVATE, salary, { ...headers, 'x-api-key': key }))
        }
        return { answers, guesses, address }
      })
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200, 429, 429])
      expect(answers.map(remaining)).toEqual([5, 4, 3, 2, 1, 0, 0, 0])
      // The right key is refused too.
      expect(guesses.map(({ status }) => status)).toEqual([401, 401, 401, 429, 429, 429, 429])

      // Redis holds no key and no salary.
      const kept = await redis.keys()
      expect(kept).toContain(`oklad:public:6/3600:${address}`)
      expect(kept).not.toContain(key)
      expect(kept).not.toContain('15000000')
    })

    /** Returns the statuses of the first 40 requests to two new replicas; none if one lost Redis. */
    async function firstStatuses(): Promise<readonly number[] | undefined> {
      await using redis = await RedisServer.start()
      const environment = { RATE_LIMIT: 'on', RATE_LIMIT_PUBLIC: '20/1h', REDIS_URL: redis.url }
      await using one = await start({ runtime, environment })
      await using other = await start({ runtime, environment })
      const replicas = [one, other]
      for (const server of replicas) expect((await ask(server, '/readyz')).status).toBe(200)
      const asked = replicas.flatMap((server) =>
        Array.from({ length: 20 }, () => calculate(server, salary)),
      )
      const statuses = (await Promise.all(asked)).map(({ status }) => status)
      return (await lossesOf(...replicas)) === 0 ? statuses.sort() : undefined
    }

    it.each([
      ['a count without an end', 'SET KEY 5'],
      ['a text', 'SET KEY a EX 100'],
      ['a count below zero', 'SET KEY -1 EX 100'],
      ['a fraction', 'SET KEY 1.5 EX 100'],
      ['a number that is too large', 'SET KEY 99999999999999999999 EX 100'],
      ['a count that ends too late', 'SET KEY 5 EX 100000'],
      ['a list', 'RPUSH KEY 5'],
      ['an empty text', 'SETEX KEY 100 ""'],
    ])('replace what is no window of theirs, and keep Redis: %s', async (_, command) => {
      await using redis = await RedisServer.start()
      await using server = await replica(redis, {
        RATE_LIMIT_PUBLIC: '5/1h',
        TRUST_PROXY: '127.0.0.0/8',
      })
      const answers = await countedByRedis([server], async (number) => {
        const address = `192.0.2.${number}`
        const headers = { 'x-forwarded-for': address }
        expect(
          await redis.run(command.replace('KEY', `oklad:public:5/3600:${address}`)),
        ).not.toContain('ERR')
        return [await calculate(server, salary, headers), await calculate(server, salary, headers)]
      })
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
      expect(answers.map(remaining)).toEqual([4, 3])
    })

    it('are shared from the first request that a new replica answers', async () => {
      let statuses: readonly number[] | undefined
      // On a machine that is busy with other tests Redis may answer too late.
      for (let attempt = 0; attempt < 20; attempt++) statuses ??= await firstStatuses()
      expect(statuses).toEqual([...Array(20).fill(200), ...Array(20).fill(429)])
    })

    it('are counted in memory while Redis is gone, and shared again when it is back', async () => {
      await using redis = await RedisServer.start()
      await using server = await replica(redis)
      expect(remaining(await calculate(server, salary))).toBe(599)
      await redis.kill()
      await eventually('the loss of Redis is logged', async () => {
        // Requests are answered meanwhile.
        expect((await calculate(server, salary)).status).toBe(200)
        return lost.test(server.output())
      })
      expect(remaining(await calculate(server, salary))).toBeLessThan(600)
      await redis.restart()
      await redisIs('up', server)
      await eventually('a request is counted in Redis', async () => {
        await calculate(server, salary)
        return (await redis.keys()).includes('oklad:public')
      })
      const losses = await lossesOf(server)
      expect(server.output().match(RegExp(lost, 'g')), server.output()).toHaveLength(losses)
      expect(server.output()).not.toContain('127.0.0.1:' + redis.port)
    })

    it('delay requests only once when Redis hangs', async () => {
      await using redis = await RedisServer.start()
      await using server = await replica(redis)
      redis.freeze()
      const answers = await Promise.all(Array.from({ length: 50 }, () => calculate(server, salary)))
      expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200))
      await server.printed(lost)
      await server.printed(/"reason":"timeout"/)
      const losses = await lossesOf(server)
      for (let request = 0; request < 60; request++) {
        expect((await calculate(server, salary)).status).toBe(200)
      }
      // None of them has waited for Redis.
      expect(await lossesOf(server)).toBe(losses)
      redis.thaw()
      await redisIs('up', server)
    })

    it('let the service start after five seconds without Redis, and log it', async () => {
      await using redis = await RedisServer.start()
      await redis.kill()
      await using server = await start({
        runtime,
        environment: { RATE_LIMIT: 'on', REDIS_URL: redis.url },
      })
      expect(server.output()).toMatch(lost)
      expect(server.output()).toContain('"reason":"ECONNREFUSED"')
      const metrics = await Metrics.of(server)
      expect(metrics.value('oklad_redis_up')).toBe(0)
      expect(metrics.value('oklad_redis_losses_total')).toBe(1)
      expect(remaining(await calculate(server, salary))).toBe(599)
      await redis.restart()
      await server.printed(found)
      await redisIs('up', server)
    })

    it('do not delay a stop while Redis hangs', async () => {
      await using redis = await RedisServer.start()
      await using server = await replica(redis)
      redis.freeze()
      expect(await server.stop()).toMatchObject({ code: 0, leftRunning: false })
    })
  },
)
