import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { projectFolder } from '../../support/project-folder.ts'

/** The folder of all that a deployment is made of. */
export const deployFolder = join(projectFolder, 'deploy')

/** The text of a file of the project, by its path from the root. */
export const textOf = (path: string): string => readFileSync(join(projectFolder, path), 'utf8')

/** A YAML file of the project, its merge keys resolved; refuses a key given twice. */
export const yamlOf = (path: string): unknown => parse(textOf(path), { merge: true })

/** The version of the project. */
export const version: string = JSON.parse(textOf('package.json')).version
