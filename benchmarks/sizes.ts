import { execFileSync } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { buildSync } from 'esbuild'
import { count, type Section } from './report.ts'

const root = fileURLToPath(new URL('..', import.meta.url))

/** The smallest programs that compute a year, by the name of their package. */
const programs = {
  engine: `import { calculate, lawOf, roubles } from './engine/dist/index.js'
    console.log(calculate({ grossSalary: roubles(150_000) }, lawOf(2026)).netIncome)`,
  client: `import { createClient } from './client/dist/index.js'
    createClient({ baseUrl: 'http://localhost' }).calc({ gross_salary: 15_000_000 }).then(console.log)`,
}

/** Returns the list of tools, which an assistant reads before its first question. */
function listOfTools(): string {
  const clientInfo = { name: 'sizes', version: '1' }
  const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo }
  const input = ['initialize', 'tools/list']
    .map((method, id) => JSON.stringify({ jsonrpc: '2.0', id, method, params: id ? {} : hello }))
    .join('\n')
  const command = [`${root}/build/oklad/dist/oklad.js`, 'mcp', '--lang', 'en']
  const answers = execFileSync(process.execPath, command, { input: `${input}\n`, encoding: 'utf8' })
  return answers.trim().split('\n').at(-1) ?? ''
}

/** Builds everything that is released, and measures it. */
export function measureSizes(): Section {
  for (const script of ['pack', 'build:binary']) {
    execFileSync('npm', ['run', script], { cwd: root, stdio: 'ignore' })
  }
  const files = readdirSync(`${root}/build`).filter((name) => name.endsWith('.tgz'))
  const released = [...files, 'binary/oklad'].map((name) => {
    const { size } = statSync(`${root}/build/${name}`)
    return [name === 'binary/oklad' ? 'the executable' : name, count(size), '']
  })
  const bundles = Object.entries(programs).map(([name, contents]) => {
    const { outputFiles } = buildSync({
      stdin: { contents, resolveDir: `${root}/build` },
      ...{ bundle: true, minify: true, format: 'esm', charset: 'utf8', write: false },
    })
    const code = outputFiles?.[0]?.contents ?? ''
    const compressed = brotliCompressSync(code)
    return [`a year by @oklad/${name}, in a bundle`, count(code.length), count(compressed.length)]
  })
  const tools = Buffer.from(listOfTools())
  return {
    title: 'Sizes of what is released',
    head: ['', 'bytes', 'after Brotli'],
    rows: [...released, ...bundles, ['the list of tools of oklad mcp', count(tools.length), '']],
    note: 'Bundles by esbuild. Half of the tarball `oklad` is the library that draws pictures, most of the executable is Bun.',
  }
}
