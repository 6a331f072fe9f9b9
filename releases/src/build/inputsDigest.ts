import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Names of what no build reads: tests and their fakes, Markdown, dependencies and files of tools. */
const NOT_INPUT = /^(node_modules|coverage|\..*|.*\.(test|fake|e2e)\.[a-z]+|.*\.md)$/
const TESTING = 'shared/testing'

/** What a build reads besides its package's folder and the shared packages. */
const COMMON_FILES = ['package-lock.json', '.browserslistrc']

/** The files and folders of the workspace from which a package is built. */
export const inputPaths = (folder: string) => [folder, 'shared', ...COMMON_FILES]

/**
 * A hash of everything that a build reads. Equal inputs give equal releases; different inputs may give equal ones too,
 * as when only a comment differs.
 * @param root the workspace's root
 * @param folder the package's folder below it, `mfe-catalog`
 */
export async function inputsDigest(root: string, folder: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of await inputs(root, folder)) {
    const content = createHash('sha256')
      .update(await readFile(join(root, file)))
      .digest('hex')
    hash.update(`${file}\n${content}\n`)
  }
  return hash.digest('hex')
}

async function inputs(root: string, folder: string): Promise<string[]> {
  const folders = await Promise.all([folder, 'shared'].map((top) => filesBelow(root, top)))
  return [...folders.flat(), ...COMMON_FILES].sort()
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const files = entries.map(async (entry) => {
    const path = `${folder}/${entry.name}`
    if (NOT_INPUT.test(entry.name) || path === TESTING) return []
    return entry.isDirectory() ? filesBelow(root, path) : [path]
  })
  return (await Promise.all(files)).flat()
}
