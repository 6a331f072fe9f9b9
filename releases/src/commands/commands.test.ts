import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { fakeStore, type Fake, type FakeStore } from '../store/store.fake.ts'

const COMMANDS = ['release', 'rollback', 'releases', 'prune'] as const
type Command = (typeof COMMANDS)[number]

const diary: Fake = { name: 'mfe-diary', version: '1', built: { routes: [], nav: [] } }
const catalog: Fake = { name: 'mfe-catalog', version: '1' }
const first: Fake[] = [{ name: 'shell', version: '1' }, catalog, diary]

/** An API without content: the fakes’ pages ask for nothing. */
const api = createServer((request, response) =>
  response.writeHead(request.url === '/api/content-version' ? 200 : 404).end(),
)
let apiUrl: string
before(async () => {
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening))
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
})
after(() => api.close())

let fake: FakeStore
const used: FakeStore[] = []
beforeEach(async () => {
  used.push((fake = await fakeStore()))
  await fake.release(...first)
})
after(() => Promise.all(used.map(({ remove }) => remove())))

type Ended = { code: number; out: string; errors: string }

/** Runs a command as npm does, but without a terminal. What one has compiled no other compiles again. */
const run = (command: Command, args: string[] = [], env: NodeJS.ProcessEnv = {}) =>
  new Promise<Ended>((resolve) => {
    const settings = { KINORA_HOME: fake.home, API_URL: apiUrl, KINORA_BY: 'Ala', ...env }
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, `${command}Command.ts`), ...args],
      { env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: join(used[0]!.home, 'cache'), ...settings } },
      (error, out, errors) => resolve({ code: error ? Number(error.code) : 0, out, errors }),
    )
    // What asks a question nonetheless gets no answer, and does not wait for one.
    child.stdin!.end()
  })
/** Nothing listens there. */
const NO_API = { API_URL: 'http://127.0.0.1:9' }

const succeeds = async (...args: Parameters<typeof run>) => {
  const { code, out, errors } = await run(...args)
  assert.equal(code, 0, errors)
  return out
}
/** What a command says that ends with 1 and leaves the store as it was. */
async function isRefused(...args: Parameters<typeof run>): Promise<string> {
  const stored = await storedNow()
  const { code, out, errors } = await run(...args)
  assert.equal(code, 1, out)
  assert.deepEqual(await storedNow(), stored)
  return out + errors
}

const storedNow = async () => [await fake.store.live(), await fake.store.listManifests(), await fake.store.list()]
const liveNow = async () => (await fake.store.readManifest((await fake.store.live())!)).releases

for (const command of COMMANDS) {
  test(`${command} explains itself, and refuses flags that it does not know`, async () => {
    const untouched = join(fake.home, 'untouched')
    const env = { KINORA_HOME: untouched }
    const [help, unknown] = await Promise.all([succeeds(command, ['--help'], env), run(command, ['--ot', '1'], env)])
    assert.match(help, new RegExp(`^npm run ${command} `))
    assert.equal(unknown.code, 1)
    assert.ok(unknown.errors.startsWith("Unknown option '--ot'"), unknown.errors)
    assert.ok(unknown.errors.includes(help))
    assert.equal(existsSync(untouched), false)
  })
}

test('more or fewer names than a command takes are refused with its help', async () => {
  await fake.release({ ...diary, version: '2' })
  const help = (command: Command) => new RegExp(`^npm run ${command} `, 'm')
  assert.match(await isRefused('release'), help('release'))
  assert.match(await isRefused('rollback', ['mfe-diary', 'mfe-catalog']), help('rollback'))
  assert.match(await isRefused('releases', ['mfe-diary', 'mfe-catalog']), help('releases'))
  assert.match(await isRefused('prune', ['mfe-diary']), help('prune'))
})

test('what is neither the shell nor a remote is not released', async () => {
  for (const name of ['mfe-nothing', 'api', 'mfe-catalog/src/..'])
    assert.ok((await isRefused('release', ['shell', name])).startsWith(`There is no package "${name}" to release`))
})

test('a rollback changes its package alone, also after another squad’s release', async () => {
  await fake.release({ ...diary, version: '2' })
  await fake.release({ ...catalog, version: '2' })
  const out = await succeeds('rollback', ['mfe-diary', '--note', 'too large'])
  assert.match(out, /✓ All \d pages render\.\n/)
  assert.match(out, /Live now: mfe-diary 2 → 1\.\n$/)
  assert.deepEqual(await liveNow(), { shell: '1', 'mfe-catalog': '2', 'mfe-diary': '1' })
  assert.match(
    await succeeds('releases', ['--limit', '1']),
    /^\S+Z {2}rollback by Ala: mfe-diary 2 → 1 {2}"too large"\n$/,
  )
})

test('without a name the only candidate goes back; of several, the command asks for one', async () => {
  assert.match(await isRefused('rollback'), /^Nothing can go back\./)
  await fake.release({ ...diary, version: '2' })
  await fake.release({ ...catalog, version: '2' })
  assert.equal(await isRefused('rollback'), 'Say which package goes back:\n  mfe-catalog → 1\n  mfe-diary → 1\n')
  await succeeds('rollback', ['mfe-catalog'])
  await succeeds('rollback')
  assert.deepEqual(await liveNow(), { shell: '1', 'mfe-catalog': '1', 'mfe-diary': '1' })
})

test('--to chooses the version, or takes a remote out; --dry-run only checks it', async () => {
  for (const version of ['2', '3']) await fake.release({ ...diary, version })
  const stored = await storedNow()
  const dry = await succeeds('rollback', ['mfe-diary', '--to', '1', '--dry-run'])
  assert.match(dry, /✓ .*\nThis would go live: mfe-diary 3 → 1\.\n$/)
  assert.deepEqual(await storedNow(), stored)
  assert.match(await isRefused('rollback', ['mfe-diary', '--to', '7']), /^mfe-diary 7 was never live\./)
  assert.match(await isRefused('rollback', ['shell', '--to', 'none']), /^The shell cannot leave/)

  await succeeds('rollback', ['mfe-diary', '--to', '1'])
  assert.equal((await liveNow())['mfe-diary'], '1')
  assert.match(await succeeds('rollback', ['mfe-diary', '--to', 'none']), /Live now: mfe-diary 1 → gone\.\n$/)
  assert.deepEqual(await liveNow(), { shell: '1', 'mfe-catalog': '1' })
})

test('releases shows the newest first, of one package or of all', async () => {
  await fake.release({ ...catalog, version: '2' })
  await fake.release({ ...diary, version: '2' })
  const changes = async (...args: string[]) =>
    (await succeeds('releases', args)).split('\n').map((line) => line.replace(/^.* unchecked: /, ''))
  const start = 'shell new → 1, mfe-catalog new → 1, mfe-diary new → 1'
  assert.deepEqual(await changes(), ['mfe-diary 1 → 2', 'mfe-catalog 1 → 2', start, ''])
  assert.deepEqual(await changes('mfe-catalog'), ['mfe-catalog 1 → 2', start, ''])
  assert.deepEqual(await changes('mfe-catalog', '--limit', '1'), ['mfe-catalog 1 → 2', ''])
  for (const name of ['mfe-team', 'constructor'])
    assert.deepEqual(await changes(name), [`${name} has not changed yet.`, ''])
  for (const limit of ['0', '1.5', 'all'])
    assert.match(await isRefused('releases', ['--limit', limit]), /must be a whole number/)
})

test('nothing goes back unchecked by accident, nor in production', async () => {
  await fake.release({ ...diary, version: '2' })
  assert.match(await isRefused('rollback', ['mfe-diary'], NO_API), /✗ No API answers[^]*The promotion is refused/)
  const inProduction = { ...NO_API, NODE_ENV: 'production' }
  assert.match(await isRefused('rollback', ['mfe-diary', '--unchecked'], inProduction), /not possible in production/)
  await succeeds('rollback', ['mfe-diary', '--unchecked'], NO_API)
  await succeeds('rollback', ['mfe-diary', '--to', '2'])
  const [checked, unchecked] = (await succeeds('releases')).split('\n')
  assert.match(checked!, /rollback by Ala: mfe-diary 1 → 2$/)
  assert.match(unchecked!, /rollback by Ala unchecked: mfe-diary 2 → 1$/)
})

test('prune names what nobody needs, and removes it unless it is a dry run', async () => {
  for (const version of ['a', 'b']) {
    await fake.publish({ ...diary, version })
    // It does not say when it was built, as if that was long ago.
    await writeFile(fake.pathOf('mfe-diary', version, 'release.json'), '{}')
  }
  const stored = await storedNow()
  const dry = await succeeds('prune', ['--dry-run'])
  assert.deepEqual(dry.split('\n').sort(), ['', 'To be removed: 2.', 'mfe-diary a', 'mfe-diary b'])
  assert.deepEqual(await storedNow(), stored)
  assert.match(await succeeds('prune'), /Removed: 2\.\n$/)
  assert.deepEqual((await fake.store.list())['mfe-diary'], ['1'])
})
