import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { root } from '../setup/root.js'
import { installOffline } from './outside.fake.ts'
import { packPackages } from './packPackages.ts'

/** Outside of the workspace: nothing there finds its packages or settings by chance. */
const outside = mkdtempSync(join(tmpdir(), 'kinora-outside-'))
const packages = join(outside, 'packages')
const repository = join(outside, 'mfe-our-garden')
const creator = join(outside, 'creator')

/** Runs a command. @throws Error with its output */
const run = (command: string, args: string[], cwd: string) => {
  try {
    return execFileSync(command, args, {
      cwd,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, NODE_TEST_CONTEXT: undefined, npm_config_offline: 'true' },
    })
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(stdout + stderr, { cause: error })
  }
}
const create = (...args: string[]) => run(process.execPath, [join(creator, 'create.js'), ...args], outside)
const npmRun = (script: string) => run('npm', ['run', script], repository)
const readJson = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T

before(async () => {
  await packPackages(packages)
  mkdirSync(creator)
  const [file] = globSync('kinora-create-*.tgz', { cwd: packages })
  run('tar', ['-xzf', join(packages, file!), '--strip-components=1'], creator)
})
after(() => rmSync(outside, { recursive: true }))

test('what cannot be a remote is refused, and nothing is written', () => {
  assert.throws(() => create('garden', '--path', 'garden'), /"garden" cannot be a remote's name/)
  assert.throws(() => create('mfe-garden', '--path', 'api'), /\/api is the platform's own address/)
  assert.throws(() => create('mfe-garden'), /create-kinora mfe-<name> --path <path>/)
  assert.throws(() => create('mfe-garden', '--path', 'garden', '--packages', creator), /has no @kinora\//)
  assert.deepEqual(globSync('mfe-*', { cwd: outside }), [])
})

test('a repository is made, and its own commands check, test and build the remote', () => {
  create('mfe-our-garden', '--path', 'our-garden', '--title-pl', 'Ogród', '--packages', packages)
  installOffline(repository)

  const [, ...manifests] = [repository, ...globSync(join(repository, 'node_modules/@kinora/*'))]
  for (const folder of manifests) {
    const { dependencies = {}, private: isPrivate } = readJson<{
      dependencies?: Record<string, string>
      private?: true
    }>(join(folder, 'package.json'))
    assert.equal(isPrivate, undefined, folder)
    for (const version of Object.values(dependencies)) assert.match(version, /^(npm:\w+@)?\d+\.\d+\.\d+(-[\w.]+)?$/)
    for (const file of globSync('**/*', { cwd: folder, withFileTypes: true }))
      if (file.isFile()) assert.ok(!readFileSync(join(file.parentPath, file.name), 'utf8').includes(root), file.name)
  }

  npmRun('types')
  assert.match(npmRun('test'), /^> mfe-our-garden/m)
  const [, version = ''] = /mfe-our-garden (0\.1\.0-[0-9a-f]{10}) is in /.exec(npmRun('build')) ?? []
  const release = readJson<{ name: string; version: string; routes: { path: string }[]; consumes: object }>(
    join(repository, '.kinora/release/release.json'),
  )
  assert.deepEqual([release.name, release.version], ['mfe-our-garden', version])
  assert.deepEqual(
    release.routes.map(({ path }) => path),
    ['our-garden'],
  )
  assert.ok('@kinora/ui' in release.consumes, 'shared packages come from the shell')
})

test('a property that a shared component has not is refused with file and line', () => {
  const screen = join(repository, 'src/screens/MainScreen.tsx')
  writeFileSync(screen, readFileSync(screen, 'utf8').replace('<PageTop ', '<PageTop subtitle="" '))
  assert.throws(() => npmRun('types'), /src\/screens\/MainScreen\.tsx\(\d+,\d+\): error TS2322[^]*subtitle/)
})
