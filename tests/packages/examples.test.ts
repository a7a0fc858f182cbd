import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { createContext, runInContext } from 'node:vm'
import * as esbuild from 'esbuild'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { installFromRegistry } from '../support/from-registry.ts'
import { hasModule } from '../support/needed-program.ts'
import { launch } from '../support/program.ts'
import { projectFolder } from '../support/project-folder.ts'
import { sharedServer } from '../support/server.ts'
import { TemporaryFolder } from '../support/temporary-folder.ts'
import { hasBrowser, sharedBrowser } from '../support/visit.ts'

const fileOf = (name: string) => join(projectFolder, 'examples', name)
const textOf = (name: string) => readFileSync(fileOf(name), 'utf8')

/** The libraries of the examples, beside the packages of this project. */
const libraries = ['express@5', 'hono@4', '@hono/node-server@1', 'react@19', 'react-dom@19']
const folder = new TemporaryFolder()
let isInstalled = false

beforeAll(async () => {
  writeFileSync(folder.file('package.json'), '{"private": true, "type": "module"}')
  isInstalled = await installFromRegistry(folder.path, libraries)
  if (isInstalled) {
    const packages = 'node_modules/@oklad'
    symlinkSync(join(projectFolder, packages), folder.file(packages))
  }
})
afterAll(() => folder[Symbol.dispose]())

const server = sharedServer({ runtime: 'node' })
const notInstalled = 'the registry of npm did not answer'

// 150,000 × 12 × 87 %: the first bracket of 13 % ends at 2,400,000 roubles.
const NET_PAY = 156_600_000

describe.each([
  ['express', '{"gross_salary": 15000000}', { net_pay: NET_PAY }],
  ['hono', '{"gross_salary": 15000000}', { annual_net_income: NET_PAY }],
])('the %s service', (name, right, answer) => {
  it('answers a calculation, and what is wrong with another one', async ({ skip }) => {
    skip(!isInstalled, notInstalled)
    writeFileSync(folder.file(`${name}.mjs`), textOf(`${name}/server.mjs`))
    await using program = launch({
      runtime: 'node',
      command: [process.execPath, '--import', import.meta.resolve('tsx'), `${name}.mjs`],
      folder: folder.path,
      environment: { OKLAD_URL: server().url, OKLAD_KEY: server().key },
    })
    const [url] = await program.printed(/http:\S+/)
    const post = (body: string) =>
      fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    expect(await (await post(right)).json()).toMatchObject(answer)
    for (const wrong of ['{"gross_salary": -1}', '{', '']) {
      expect((await post(wrong)).status, wrong).toBe(400)
    }
  })
})

describe.skipIf(!hasBrowser)('in a browser', () => {
  const visit = sharedBrowser()
  /** Serves a page, and the service under the same address: a test may not ask another one. */
  const serving = async (html: string) => {
    const page = createServer(async (request, reply) => {
      if (request.method !== 'POST') {
        reply.setHeader('content-type', 'text/html; charset=utf-8').end(html)
        return
      }
      const headers = { 'content-type': request.headers['content-type'] ?? '' }
      const body = await text(request)
      const answer = await fetch(`${server().url}${request.url}`, { method: 'POST', headers, body })
      reply.writeHead(answer.status).end(await answer.text())
    }).listen(0, '127.0.0.1')
    await once(page, 'listening')
    return { page, url: `http://127.0.0.1:${(page.address() as AddressInfo).port}` }
  }

  it('the plain page shows the net pay of a year', async () => {
    const { page, url } = await serving(
      textOf('page/index.html').replace('http://localhost:8080', ''),
    )
    const shown = (await visit({ url })).page
    await shown.locator('button').click()
    await expect.poll(() => shown.locator('output').textContent()).toBe('1\u00a0566\u00a0000 ₽')
    page.close()
  })

  it('the React page shows the net pay of each month as its reader types', async ({ skip }) => {
    skip(!isInstalled, notInstalled)
    writeFileSync(folder.file('app.jsx'), textOf('react/app.jsx'))
    const { outputFiles } = await esbuild.build({
      entryPoints: [folder.file('app.jsx')],
      bundle: true,
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      write: false,
    })
    const script = outputFiles[0]?.text.replaceAll('</script', '<\\/script') ?? ''
    const { page, url } = await serving(`<body><script>${script}</script>`)
    const shown = (await visit({ url })).page
    await shown.locator('input').fill('100000')
    await expect.poll(() => shown.locator('li').first().textContent()).toBe('87\u00a0000 ₽')
    expect(await shown.locator('li').count()).toBe(12)
    page.close()
  })
})

describe.runIf(hasModule('requests'))('the Python program', () => {
  it('prints the net pay of a year, and what is wrong', async () => {
    const env = { ...process.env, OKLAD_URL: server().url, OKLAD_KEY: server().key }
    const { stdout } = await promisify(execFile)('python3', [fileOf('python/year.py')], { env })
    // Two children free 1,400 + 2,800 roubles a month of the tax, up to a pay of 450,000: 3 × 546.
    // 100,000 / 29.3 = 3,412.97 × 14.
    expect(stdout).toBe('156763800\n4778158\n"gross_salary" must be from 0 to 100000000000.\n')
  })
})

it('the Apps Script file calculates without anything around it', async () => {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: `export * from '@oklad/engine'`, resolveDir: projectFolder },
    ...{ bundle: true, format: 'iife', globalName: 'Oklad', target: 'es2020', write: false },
  })
  const context = createContext({})
  runInContext(`${outputFiles[0]?.text}\n${textOf('google-sheets/functions.gs')}`, context)
  expect(runInContext('OKLAD_NET(150000)', context)).toBe(1_566_000)
  expect(runInContext('OKLAD_TAX(150000, 2)', context)).toBe(234_000 - 1638)
  expect(() => runInContext('OKLAD_NET(-1)', context)).toThrow()

  // Cells as Sheets gives them: empty ones are '', and formatted texts stay texts.
  expect(runInContext(`OKLAD_NET('')`, context)).toBe('')
  expect(runInContext(`OKLAD_NET('150 000,00 ₽', '')`, context)).toBe(1_566_000)
  expect(runInContext(`OKLAD_NET('150\u00a0000')`, context)).toBe(1_566_000)
  for (const unclear of ['150,000', '150.000', '1e5', 'сто', '-5', '15 00']) {
    expect(() => runInContext(`OKLAD_NET('${unclear}')`, context), unclear).toThrow(unclear)
  }
  expect(
    runInContext(`OKLAD_TAX([[150000], [''], ['150 000']], [[0], [''], [2]])`, context),
  ).toEqual([[234_000], [''], [234_000 - 1638]])
  expect(() => runInContext('OKLAD_NET([[1], [2]], [[1]])', context)).toThrow('строк 1')
})

it('the service answers the request of the workbook', async () => {
  const query = textOf('excel/oklad.pq')
  const [, path] = /RelativePath = "(.+)"/.exec(query) ?? []
  const headers = [...query.matchAll(/#"([\w-]+)" = "([^"]+)"/g)].map(([, name, value]) => [
    name as string,
    value as string,
  ])
  const answer = await fetch(`${server().url}/${path}`, {
    method: 'POST',
    headers: { ...Object.fromEntries(headers), 'x-api-key': server().key },
    // As its function Row writes them.
    body: '"name","gross_salary_rub"\n"Иванов","150000"\n"Петров",""',
  })
  const [head = '', right = '', wrong = ''] = (await answer.text())
    .split('\r\n')
    .join('\n')
    .split('\n')
  expect(head).toMatch(/^name,gross_salary_rub,.*,errors$/)
  expect(right).toContain(',1566000.00,')
  expect(wrong).toMatch(/^Петров,.*gross_salary/)

  // What its error shows: the title and the text of a problem document.
  const refused = await fetch(`${server().url}/${path}`, {
    method: 'POST',
    headers: { ...Object.fromEntries(headers), 'x-api-key': 'wrong' },
    body: '"gross_salary_rub"',
  })
  const [, refusals = ''] = /Refusals = \{([\d, ]+)\}/.exec(query) ?? []
  expect(refusals.split(', ')).toContain(String(refused.status))
  expect(await refused.json()).toMatchObject({
    title: expect.stringMatching(/[а-я]/),
    detail: expect.stringMatching(/[а-я]/),
  })
})

describe('the module of 1С', () => {
  const module = textOf('1c/Oklad.bsl')
  const inserted = (object: string) =>
    [...module.matchAll(new RegExp(`${object}\\.Вставить\\("([\\w-]+)", (.+)\\);`, 'g'))].map(
      ([, name = '', value = '']) => [name, value] as const,
    )
  const [one, batch] = [...module.matchAll(/НовыйЗапрос\("(\S+)", "(\S+)", Ключ, /g)].map(
    ([, path = '', type = '']) => ({ path, type }),
  )

  /** Sends a request of the module; `values` are those of its variables. */
  const send = (request: typeof one, body: string, key = server().key) => {
    const values: Readonly<Record<string, string>> = { Ключ: key, Тип: request?.type ?? '' }
    const headers = inserted('Заголовки').map(([name, value]) => [
      name,
      values[value] ?? value.replaceAll('"', ''),
    ])
    return fetch(`${server().url}${request?.path}`, {
      method: 'POST',
      headers: Object.fromEntries(headers),
      body,
    })
  }
  const requestOf = (values: Readonly<Record<string, unknown>>) =>
    JSON.stringify(
      Object.fromEntries(inserted('Поля').map(([name, value]) => [name, values[value]])),
    )
  const right = () => requestOf({ 'Окр(Оклад * 100)': 15_000_000, Детей: 0 })

  it('asks for a year', async () => {
    expect(await (await send(one, right())).json()).toMatchObject({ annual_net_income: NET_PAY })
  })

  it('asks for a list, and finds an answer or a problem in each line', async () => {
    const body = `${right()}\n${requestOf({ 'Окр(Оклад * 100)': -1, Детей: 0 })}\n`
    const lines = (await (await send(batch, body)).text()).trimEnd().split('\n')
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { answer: { annual_net_income: NET_PAY } },
      { problem: { errors: [{ detail: expect.stringContaining('gross_salary') }] } },
    ])
  })

  it('finds the members that it reads in a refusal', async () => {
    const answer = await send(one, right(), 'wrong')
    expect(answer.status).not.toBe(200)
    expect(await answer.json()).toMatchObject({
      title: expect.any(String),
      detail: expect.any(String),
    })
  })
})
