#!/usr/bin/env node
/**
 * `npm run audit`: asks the registry for known vulnerabilities of what the service runs with. A high or
 * critical one is a failure. A registry that does not answer is none, because it says nothing of the
 * project; that it was not asked is printed.
 */
import { spawnSync } from 'node:child_process'

const parameters = ['audit', '--omit=dev', '--audit-level=high', '--json']
const npm = process.env['npm_execpath']
const { status, stdout } =
  npm === undefined
    ? spawnSync('npm', parameters, { encoding: 'utf8', shell: process.platform === 'win32' })
    : spawnSync(process.execPath, [npm, ...parameters], { encoding: 'utf8' })

const report = reportIn(stdout)
if (report?.auditReportVersion === undefined) {
  const reason = report?.statusCode ?? report?.error?.code ?? 'no answer'
  console.log(`Known vulnerabilities: the registry could not be asked (${reason}).`)
} else {
  const found = Object.values(report.vulnerabilities)
  for (const { name, severity, range } of found) console.log(`${severity}: ${name} ${range}`)
  console.log(`Known vulnerabilities: ${found.length}${status === 0 ? ', none of them high' : ''}.`)
  process.exitCode = status ?? 1
}

function reportIn(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
