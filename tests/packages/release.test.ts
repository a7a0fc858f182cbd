import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { isLong } from '@oklad/engine/testing'
import { expect, it } from 'vitest'
import { projectFolder } from '../support/project-folder.ts'

// It builds everything again.
it.runIf(isLong)(
  'makes a dry release of the last commit, under the version of the manifests until one is out',
  async () => {
    const { version } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'))
    const parameters = ['--import', 'tsx', 'tools/release.ts', '--dry']
    const { stdout } = await promisify(execFile)(process.execPath, parameters, {
      cwd: projectFolder,
      maxBuffer: 2 ** 26,
    })
    expect(stdout).toContain(`${version} is in build/release`)
    const files = readdirSync(join(projectFolder, 'build/release'))
    expect(files.filter((name) => name.endsWith('.tgz'))).toHaveLength(8)
    expect(files).toContain(`oklad-${version}.tgz`)
    expect(files).toEqual(
      expect.arrayContaining(['SHA256SUMS', 'image.json', 'notes.md', 'oklad', 'sbom.cdx.json']),
    )
  },
  900_000,
)
