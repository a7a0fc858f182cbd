import { execFileSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from '../../support/project-folder.ts'
import { textOf } from './files.ts'

/** Whether a path of the project is let into the build by the forms that `.dockerignore` uses. */
export function isLetIn(path: string): boolean {
  const lines = textOf('.dockerignore').split('\n')
  let letIn = true
  for (const line of lines.filter((text) => text !== '' && !text.startsWith('#'))) {
    const pattern = line.replace(/^!/, '')
    if (matches(path, pattern)) letIn = line.startsWith('!')
  }
  return letIn
}

function matches(path: string, pattern: string): boolean {
  if (pattern === '*') return true
  if (!pattern.startsWith('**/')) {
    if (pattern.includes('*')) throw new Error(`Nobody has said what "${pattern}" leaves out`)
    return path === pattern || path.startsWith(`${pattern}/`)
  }
  const name = pattern.slice('**/'.length)
  const isName = name.startsWith('*')
    ? (part: string) => part.endsWith(name.slice(1))
    : (part: string) => part === name
  return path.split('/').some(isName)
}

/** Copies what a build of a clean checkout would be sent. */
export function copyContext(folder: string): void {
  // Whoever checks may be another user than the one who checked it out.
  const listed = ['-c', 'safe.directory=*', 'ls-files', '-z']
  listed.push('--cached', '--others', '--exclude-standard')
  const paths = execFileSync('git', listed, { cwd: projectFolder, encoding: 'utf8' })
  for (const path of paths.split('\0').filter((path) => path !== '' && isLetIn(path))) {
    cpSync(join(projectFolder, path), join(folder, path))
  }
}
