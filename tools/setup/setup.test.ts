import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test, type TestContext } from 'node:test'
import { isOldNode, nodePackage } from './ensureNode.js'
import { spaceProblem } from './needSpace.js'
import { root } from './root.js'
import { takeLock } from './takeLock.js'

test('Node 24 and later are used, older ones are replaced', () => {
  assert.deepEqual(['18.0.0', '20.20.2', '23.11.1'].map(isOldNode), [true, true, true])
  assert.deepEqual(['24.0.0', '26.1.0'].map(isOldNode), [false, false])
})

test('every platform has an exact Node 24, and an unknown one an error message', () => {
  for (const platform of ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64']) {
    assert.match(nodePackage(platform), /^node-[a-z0-9-]+@24\.\d+\.\d+$/)
  }
  assert.throws(() => nodePackage('sunos-sparc'), /Install Node 24/)
})

test('a command whose output is closed ends quietly', async () => {
  const endQuietly = new URL('endQuietly.js', import.meta.url).href
  const writes = 'setInterval(() => console.log("line"), 1)'
  const child = spawn(process.execPath, ['--import', endQuietly, '--eval', writes], { stdio: 'pipe' })
  child.stdout.once('data', () => child.stdout.destroy())
  const complaints = text(child.stderr)
  assert.deepEqual([await once(child, 'exit'), await complaints], [[0, null], ''])
})

for (const [what, listener, ended] of [
  ['at once', '', 1],
  ['in its own way', `process.on('disconnect', () => process.exit(7)); `, 7],
] as const)
  test(`a command whose npm was killed ends ${what}`, async () => {
    const endQuietly = new URL('endQuietly.js', import.meta.url).href
    const works = `${listener}setInterval(() => {}, 1_000); process.send('up')`
    const child = spawn(process.execPath, ['--import', endQuietly, '--eval', works], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    await once(child, 'message')
    child.disconnect()
    assert.deepEqual(await once(child, 'exit'), [ended, null])
  })

test('a command that has done its work ends though npm goes on', async () => {
  const endQuietly = new URL('endQuietly.js', import.meta.url).href
  const child = spawn(process.execPath, ['--import', endQuietly, '--eval', ''], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  assert.deepEqual(await once(child, 'exit'), [0, null])
})

test('too little disk space is reported in megabytes', () => {
  assert.equal(spaceProblem('/data', 300, 300), undefined)
  assert.equal(
    spaceProblem('/data', 12.7, 300),
    'Not enough disk space for /data: 300 MB are needed and 12 MB are free.',
  )
})

test('packages are installed once, again when the lock file changes, and again after an interrupted installation', (t) => {
  const workspace = tinyWorkspace(t)
  const run = () => spawnSync(process.execPath, ['tools/run', 'check'], { cwd: workspace, encoding: 'utf8' }).stdout
  assert.match(run(), /npm ci[^]*the check runs/)
  assert.equal(run(), 'the check runs\n')

  writeLock(workspace, '1.0.1')
  assert.match(run(), /npm ci/)
  assert.equal(run(), 'the check runs\n')

  // The state after a kill: npm ci removes everything first, and the stamp is written last.
  rmSync(join(workspace, 'node_modules/.kinora-installed'))
  assert.match(run(), /npm ci[^]*the check runs/)
})

test('a workspace that was added is linked, unless it needs a package that is not installed', (t) => {
  const addGarden = (more: object) => {
    const workspace = tinyWorkspace(t)
    const run = () => spawnSync(process.execPath, ['tools/run', 'check'], { cwd: workspace, encoding: 'utf8' }).stdout
    run()
    const garden = {
      'mfe-garden': { version: '1.0.0' },
      'node_modules/mfe-garden': { resolved: 'mfe-garden', link: true },
    }
    const { packages, ...lock } = lockOf('1.0.0')
    const added = JSON.stringify({ ...lock, packages: { ...packages, ...garden, ...more } })
    const code = `import('./tools/setup/ensurePackages.js').then(({ linkAdded }) =>
      linkAdded('mfe-garden', () => require('node:fs').writeFileSync('package-lock.json', ${JSON.stringify(added)})))`
    assert.equal(spawnSync(process.execPath, ['-e', code], { cwd: workspace, encoding: 'utf8' }).stderr, '')
    return { link: join(workspace, 'node_modules/mfe-garden'), run }
  }
  const { link, run } = addGarden({})
  assert.equal(readlinkSync(link), '../mfe-garden')
  assert.equal(run(), 'the check runs\n')
  assert.equal(existsSync(addGarden({ 'node_modules/not-there': { version: '1.0.0' } }).link), false)
})

test('npm start -- --help shows the flags, and installs nothing', (t) => {
  const workspace = tinyWorkspace(t)
  const args = ['tools/run', 'start', '--help']
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: workspace, encoding: 'utf8' })
  assert.equal(status, 0)
  assert.match(stdout, /^npm start -- \[flags\][^]*--fresh/)
  assert.deepEqual(readdirSync(join(workspace, 'node_modules')), [])
})

test('a lock file that cannot be installed ends with a message and exit code 1', (t) => {
  const workspace = tinyWorkspace(t)
  writeFileSync(join(workspace, 'package-lock.json'), '{')
  const { status, stderr } = spawnSync(process.execPath, ['tools/run', 'check'], { cwd: workspace, encoding: 'utf8' })
  assert.equal(status, 1)
  assert.match(stderr, /npm ci failed\. Check the network and the free disk space/)
})

test('an unknown command is reported with the list of commands', () => {
  const { status, stderr } = spawnSync(process.execPath, ['tools/run', 'fly'], { cwd: root, encoding: 'utf8' })
  assert.equal(status, 1)
  assert.match(stderr, /^There is no command "fly"\. Say one of: start, test, check/)
})

test('a lock is held by one process, and is free when that process is killed', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-lock-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const code = `import('${join(root, 'tools/setup/takeLock.js')}').then(({ takeLock }) => takeLock('${folder}', { patience: 0 })).then(() => { console.log('held'); setInterval(() => {}, 1e6) })`
  const holder = spawn(process.execPath, ['-e', code])
  await new Promise((resolve) => holder.stdout.once('data', resolve))

  await assert.rejects(takeLock(folder, { patience: 0 }), /Another process is using/)
  holder.kill('SIGKILL')
  const release = await takeLock(folder, { patience: 10_000 })
  await assert.rejects(takeLock(folder, { patience: 0 }), /Another process is using/)
  release()
})

/** A repository without dependencies, whose `check` prints "the check runs". */
function tinyWorkspace(t: TestContext): string {
  const workspace = mkdtempSync(join(tmpdir(), 'kinora-setup-'))
  t.after(() => rmSync(workspace, { recursive: true }))
  cpSync(join(root, 'tools/setup'), join(workspace, 'tools/setup'), { recursive: true })
  cpSync(join(root, 'tools/run.js'), join(workspace, 'tools/run.js'))
  cpSync(join(root, 'tools/package.json'), join(workspace, 'tools/package.json'))
  mkdirSync(join(workspace, 'node_modules'))
  writeFileSync(join(workspace, 'tools/start.ts'), '')
  writeFileSync(join(workspace, 'tools/check.ts'), `const said: string = 'the check runs'\nconsole.log(said)\n`)
  writeFileSync(join(workspace, 'package.json'), JSON.stringify({ name: 'tiny', version: '1.0.0' }))
  writeLock(workspace, '1.0.0')
  return workspace
}

const lockOf = (version: string) => ({
  name: 'tiny',
  version,
  lockfileVersion: 3,
  packages: { '': { name: 'tiny', version } },
})
const writeLock = (workspace: string, version: string) =>
  writeFileSync(join(workspace, 'package-lock.json'), JSON.stringify(lockOf(version)))
