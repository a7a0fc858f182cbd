#!/usr/bin/env node
/**
 * `npm run audit` asks the registry for known vulnerabilities in the service's dependencies. It fails for a high
 * or critical one. It does not fail if the registry does not answer: that says nothing about the project.
 */
import { spawnSync } from 'node:child_process'

const parameters = ['audit', '--omit=dev', '--audit-level=high', '--json']
const shell = process.platform === 'win32'
const { status, stdout } = spawnSync('npm', parameters, { encoding: 'utf8', shell })

let report = {}
try {
  report = JSON.parse(stdout)
} catch {
  // npm printed no report; the code below says so.
}
if (report.auditReportVersion === undefined) {
  const reason = report.statusCode ?? report.error?.code ?? 'no answer'
  console.log(`Known vulnerabilities: the registry did not answer (${reason}).`)
} else {
  const found = Object.values(report.vulnerabilities)
  for (const { name, severity, range } of found) console.log(`${severity}: ${name} ${range}`)
  console.log(`Known vulnerabilities: ${found.length}${status === 0 ? ', none of them high' : ''}.`)
  process.exitCode = status
}
