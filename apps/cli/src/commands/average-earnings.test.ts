import { expect, it } from 'vitest'
import { averageEarningsCases } from '../../../../tests/support/golden.ts'
import { runOklad } from '../testing/run-oklad.ts'

const commands = [
  [
    'vacation-pay',
    'd8-northern-part',
    ['3,924.91', '54,948.74', '47,781.51', '7,167.23', '3 July'],
  ],
  ['sick-pay', 'd12-floors-of-two-months', ['890.73', '873.97', '967.61', '2,621.91', '8,333.93']],
] as const

it.each(commands)('oklad %s reports %s for people', async (command, id, sums) => {
  const request = averageEarningsCases.find((one) => one.id === id)?.request
  const input = JSON.stringify(request)
  const { code, stdout } = await runOklad([command, '--request', '-'], { input })
  expect(code).toBe(0)
  for (const sum of sums) expect(stdout).toContain(sum)
  expect(stdout).not.toMatch(/undefined|NaN|null/)
  const russian = await runOklad([command, '--request', '-', '--lang', 'ru'], { input })
  expect(russian.stdout.replace(/\s/g, ' ')).toContain(sums[0].replace(',', ' ').replace('.', ','))
  const json = await runOklad([command, '--request', '-', '--json'], { input })
  expect(JSON.parse(json.stdout)).toMatchObject(
    averageEarningsCases.find((one) => one.id === id)?.expected ?? {},
  )
})

it.each(commands)('oklad %s needs a request', async (command) => {
  const { code, stderr } = await runOklad([command])
  expect(code).not.toBe(0)
  expect(stderr).toContain('--request is required')
})
