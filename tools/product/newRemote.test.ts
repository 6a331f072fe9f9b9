import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { after, before, test } from 'node:test'
import { root } from '../setup/root.js'
import { thorough } from '../setup/thorough.js'
import { keepRunning, type RunningService } from '../start/keepRunning.ts'
import { waitForAnswer } from '../start/waitForPage.ts'
import { freePorts } from './freePorts.ts'
import { builtHome } from './startProduct.ts'

const LEFT_OUT = ['node_modules', '.git', '.kinora', '.node', 'test-results', 'playwright-report']
const copy = mkdtempSync(join(tmpdir(), 'kinora-new-remote-'))
const home = join(copy, '.kinora')
const UP_WITHIN_MS = 120_000
let gateway: RunningService | undefined

before(() => {
  cpSync(root, copy, { recursive: true, filter: (path) => path === root || !LEFT_OUT.includes(basename(path)) })
  for (const folder of globSync('{,*/}node_modules', { cwd: root })) symlinkSync(join(root, folder), join(copy, folder))
  // The new remote joins the releases that were built before all tests.
  for (const part of ['store', 'keys']) cpSync(join(builtHome, part), join(home, part), { recursive: true })
})
after(async () => {
  await gateway?.stop()
  rmSync(copy, { recursive: true })
})

/** Runs a script of the copy. @throws Error with its output */
const run = (script: string, ...args: string[]) =>
  execFileSync(process.execPath, [script, ...args], {
    cwd: copy,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, KINORA_HOME: home, API_URL: 'http://127.0.0.1:9', NODE_TEST_CONTEXT: undefined },
  })
const saidBy = (...args: string[]): string => {
  try {
    run('tools/newRemote.ts', ...args)
  } catch (error) {
    return (error as { stderr: string }).stderr
  }
  return assert.fail('it was let through')
}

for (const [what, args, message] of [
  ['no arguments', [], /npm run new-remote -- mfe-<name> --path <path>/],
  ['an invalid name', ['garden', '--path', 'garden'], /"garden" cannot be a remote's name/],
  ['a name that exists', ['mfe-catalog', '--path', 'garden'], /There is a folder mfe-catalog already/],
  ['a path with a slash before', ['mfe-garden', '--path', '/garden'], /"\/garden" cannot be a path/],
  ['a reserved path', ['mfe-garden', '--path', 'api/garden'], /\/api is the platform's own/],
  ["another remote's path", ['mfe-garden', '--path', 'programs'], /\/programs is taken: mfe-catalog\/src\/remote\.ts/],
] as const) {
  test(`refuses ${what}, and writes nothing`, () => {
    assert.match(saidBy(...args), message)
    assert.equal(existsSync(join(copy, 'mfe-garden')), false)
  })
}

function testAndCheckTypes() {
  run('node_modules/jest/bin/jest.js', 'mfe-garden', '--selectProjects', 'mfe-garden', '--silent')

  // Slots and places of navigation are extended in its own folder.
  writeFileSync(
    join(copy, 'mfe-garden/src/contracts.d.ts'),
    `import type {} from '@kinora/contracts'
declare module '@kinora/contracts' {
  interface Slots { 'garden.bed.v1': { id: number } }
  interface NavPlaces { 'garden.menu': true }
}`,
  )
  appendFileSync(
    join(copy, 'mfe-garden/src/paths.ts'),
    `import type { NavPlace, Slots } from '@kinora/contracts'
export const extended: [NavPlace, Slots['garden.bed.v1'], Slots['catalog.programCard.v1']] = ['garden.menu', { id: 1 }, { id: 2 }]\n`,
  )
  const config = {
    extends: './tsconfig.web-tests.json',
    include: ['mfe-garden/**/*', 'shared/**/*.d.ts', 'shared/testing/*'],
  }
  writeFileSync(join(copy, 'tsconfig.garden.json'), JSON.stringify(config))
  run('node_modules/typescript7/bin/tsc', '--noEmit', '--project', 'tsconfig.garden.json')
}

test('makes a remote that is built, goes live and is served in both languages', async () => {
  const args = ['--path', 'our-garden', '--title-pl', 'Ogród "Pod lipą"', '--title-en', 'Garden']
  run('tools/newRemote.ts', 'mfe-garden', ...args)

  const lock = JSON.parse(readFileSync(join(copy, 'package-lock.json'), 'utf8')) as { packages: Record<string, object> }
  assert.deepEqual(lock.packages['node_modules/mfe-garden'], { resolved: 'mfe-garden', link: true })
  assert.match(readFileSync(join(copy, 'CODEOWNERS'), 'utf8'), /\n\/mfe-garden\/ @kinora\/garden\n$/)
  // The template has both in its own suites.
  if (thorough(true, false)) testAndCheckTypes()

  run('releases/src/commands/releaseCommand.ts', 'mfe-garden', '--unchecked')
  const port = await freePorts(1)
  mkdirSync(join(home, 'logs'))
  const env = { KINORA_HOME: home, API_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'warn' }
  gateway = keepRunning({ name: 'gateway', script: 'gateway/src/server.ts', port, env }, join(home, 'logs'))
  await waitForAnswer(`http://127.0.0.1:${port}/ready`, UP_WITHIN_MS)
  for (const [path, title] of [
    ['/our-garden', 'Ogród &quot;Pod lipą&quot;'],
    ['/en/our-garden', 'Garden'],
  ] as const) {
    const response = await fetch(`http://127.0.0.1:${port}${path}`)
    const html = await response.text()
    assert.equal(response.status, 200)
    assert.match(html, new RegExp(`<h1[^>]*>${title}</h1>`))
    assert.match(html, new RegExp(`<a [^>]*href="${path}"[^>]*>${title}`), 'the footer leads to it')
  }
})
