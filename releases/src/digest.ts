import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files that no build reads: tests and their fakes, Markdown, dependencies and files of tools. */
const NOT_INPUT = /(^|\/)(node_modules|\.[^/]*|coverage)(\/|$)|\.(test|fake|e2e)\.[a-z]+$|\.md$|^shared\/testing\//

/**
 * `<package version>-<10 hex digits>`, the same for the same inputs: the package's own files, the shared packages, the
 * lock file and the browsers that it is compiled for.
 * @param root the workspace's root
 * @param folder the package's folder below it, `mfe-catalog`
 */
export async function releaseVersion(root: string, folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await inputs(root, folder)) {
    const content = createHash('sha256')
      .update(await readFile(join(root, file)))
      .digest('hex')
    hash.update(`${file}\n${content}\n`)
  }
  const { version } = JSON.parse(await readFile(join(root, folder, 'package.json'), 'utf8')) as { version: string }
  return `${version}-${hash.digest('hex').slice(0, 10)}`
}

async function inputs(root: string, folder: string): Promise<string[]> {
  const folders = await Promise.all([folder, 'shared'].map((top) => filesBelow(root, top)))
  return [...folders.flat(), 'package-lock.json', '.browserslistrc'].sort()
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const files = entries.map(async (entry) => {
    const path = `${folder}/${entry.name}`
    if (NOT_INPUT.test(entry.isDirectory() ? `${path}/` : path)) return []
    return entry.isDirectory() ? filesBelow(root, path) : [path]
  })
  return (await Promise.all(files)).flat()
}
