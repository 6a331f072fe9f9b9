import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mediaFolder } from '../index.ts'

const repository = join(mediaFolder, '../..')
const file = join(repository, 'content/proof.json')

/** What the costly tests of drawings read, besides packages. */
export const proofFiles = () =>
  globSync(['content/{drawing,scripts,media}/**/*', 'shell/src/fonts/*.woff2'], {
    cwd: repository,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(repository.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()

export const PROOF_PACKAGES = ['fontkit', 'sharp']

type Lock = { packages: Record<string, { version?: string; dependencies?: Record<string, string> }> }

/** These packages and all that they depend on, with their versions. */
function versionsOf(names: string[]): string[] {
  const { packages } = JSON.parse(readFileSync(join(repository, 'package-lock.json'), 'utf8')) as Lock
  const all = new Set(names)
  for (const name of all)
    for (const dependency of Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {})) all.add(dependency)
  return Object.entries(packages)
    .filter(([path]) => all.has(path.replace(/^node_modules\//, '').replace(/\/node_modules\/.*/, '')))
    .map(([path, { version }]) => `${path} ${version}`)
}

/** Of everything that decides how the tests end. V8, and with it arithmetic, stays the same in a major version of Node. */
function digestNow(): string {
  const hash = createHash('sha256').update(JSON.stringify(versionsOf(PROOF_PACKAGES)))
  hash.update(process.versions.node.split('.')[0]!)
  for (const name of proofFiles()) {
    const content = createHash('sha256').update(readFileSync(join(repository, name)))
    hash.update(`\n${name}\n`).update(content.digest())
  }
  return hash.digest('hex')
}

type Proof = { digest: string }

/** Whether the costly tests have passed for exactly these files. They run anyway when all tests are wanted. */
const isProved = () =>
  process.env['KINORA_TESTS'] !== 'thorough' &&
  existsSync(file) &&
  (JSON.parse(readFileSync(file, 'utf8')) as Proof).digest === digestNow()

/** As a test's option `skip`. */
export const proved = (): string | false => isProved() && 'nothing has changed since it passed, see content/proof.json'

/**
 * Runs the tests of drawings, unless they have passed for these files, and remembers that they passed.
 * @throws Error with their output
 */
export function prove(say: (line: string) => void): void {
  if (isProved()) return
  say('Testing what is drawn …')
  const digest = digestNow()
  const tests = join(import.meta.dirname, '*.test.ts')
  const { status, stdout } = spawnSync(process.execPath, ['--test', '--test-reporter=tap', tests], {
    encoding: 'utf8',
    maxBuffer: Infinity,
    env: { ...process.env, KINORA_TESTS: 'thorough' },
  })
  if (status !== 0) throw new Error(stdout)
  if (digest === digestNow()) writeFileSync(file, JSON.stringify({ digest }) + '\n')
}
