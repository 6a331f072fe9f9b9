import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { text } from 'node:stream/consumers'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { declarationsOf } from '@kinora/build'
import { freePorts } from '../product/freePorts.ts'
import { root } from '../setup/root.js'
import { waitForAnswer } from '../start/waitForPage.ts'
import { installOffline } from './outside.fake.ts'
import { packPackages } from './packPackages.ts'

/** Outside of the workspace: nothing there finds its packages or settings by chance. */
const outside = mkdtempSync(join(tmpdir(), 'kinora-outside-'))
const packages = join(outside, 'packages')
const repository = join(outside, 'mfe-our-garden')
const creator = join(outside, 'creator')

const UP_WITHIN_MS = 120_000

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

/** What of a deployed product `kinora start` needs: which versions are live, and a page. */
const product = createServer((request, response) => {
  const page = { manifest: 'one', locale: 'pl', origin: 'https://kinora.example', remotes: [], nav: [] }
  if (request.url === '/live') return response.end(JSON.stringify({ manifest: 'one' }))
  response.setHeader('content-type', 'text/html')
  return response.end(`<script type="application/json" id="kinora-page">${JSON.stringify(page)}</script>`)
})
const addressOf = (server: typeof product) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

test('the remote is shown in a deployed product, as it is in the repository', async () => {
  await once(product.listen(0, '127.0.0.1'), 'listening')
  const port = await freePorts(1)
  const script = join(repository, 'node_modules/@kinora/kit/kinora.js')
  const child = spawn(process.execPath, [script, 'start', '--port', String(port)], {
    cwd: repository,
    env: { ...process.env, KINORA_URL: addressOf(product) },
    stdio: 'ignore',
  })
  try {
    await waitForAnswer(`http://127.0.0.1:${port}/live`, UP_WITHIN_MS)
    const html = await (await fetch(`http://127.0.0.1:${port}/our-garden`)).text()
    const { remotes } = JSON.parse(/"kinora-page">([^<]+)</.exec(html)![1]!) as {
      remotes: { name: string; entry: string }[]
    }
    assert.deepEqual(
      remotes.map(({ name }) => name),
      ['mfe-our-garden'],
    )
    assert.equal((await fetch(`http://127.0.0.1:${port}${remotes[0]!.entry}`)).status, 200)
  } finally {
    child.kill()
    await once(child, 'exit')
    product.close()
    product.closeAllConnections()
  }
  await assert.rejects(fetch(`http://127.0.0.1:${port}/live`), 'nothing of it runs on')
  const nowhere = ['start', '--against', 'http://127.0.0.1:9']
  assert.throws(() => run(process.execPath, [script, ...nowhere], repository), /No product of Kinora answers at http/)
})

test('a release is not sent when it does not fit the live shell, with file and line', async () => {
  const types = await declarationsOf()
  const page = '@kinora/ui/page/PageTop.d.ts'
  const older = { ...types, [page]: types[page]!.replace('title: string', 'heading: string') }
  const asked: string[] = []
  const service = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    response.end(
      JSON.stringify([
        { version: '7', types },
        { version: '6', types: older },
      ]),
    )
  })
  await once(service.listen(0, '127.0.0.1'), 'listening')
  const script = join(repository, 'node_modules/@kinora/kit/kinora.js')
  const child = spawn(process.execPath, [script, 'release', '--at', addressOf(service)], {
    cwd: repository,
    env: { ...process.env, KINORA_TOKEN: 'a token' },
  })
  const [said, problem] = await Promise.all([text(child.stdout), text(child.stderr)])
  service.close()
  assert.match(said, /src\/screens\/MainScreen\.tsx\(\d+,\d+\): error TS2322: [^]*title/)
  assert.equal(problem, 'This does not fit the shell 6, which is live or the last good one. Nothing was sent.\n')
  assert.deepEqual(asked, ['GET /squads/types'])
})

test('a property that a shared component has not is refused with file and line', () => {
  const screen = join(repository, 'src/screens/MainScreen.tsx')
  writeFileSync(screen, readFileSync(screen, 'utf8').replace('<PageTop ', '<PageTop subtitle="" '))
  assert.throws(() => npmRun('types'), /src\/screens\/MainScreen\.tsx\(\d+,\d+\): error TS2322[^]*subtitle/)
})
