import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { parse } from 'yaml'
import { root } from '../setup/root.js'
import { thorough } from '../setup/thorough.js'
import { mapEntries } from '../pack/packedManifest.ts'
import { packages } from '../start/buildPackages.ts'
import { BRIEFLY_EMBEDDED } from '../start/brieflyEmbedded.ts'
import { keepRunning, type RunningService } from '../start/keepRunning.ts'
import { runImport } from '../start/runImport.ts'
import { services } from '../start/services.ts'
import { waitForAnswer } from '../start/waitForPage.ts'
import { freePorts } from './freePorts.ts'

/** The image's user. Without root the job runs as the current user, and mounts in a user namespace. */
const isRoot = process.getuid?.() === 0
const user = isRoot ? '1000' : '0'
const unshare = isRoot ? ['--mount'] : ['--user', '--map-root-user', '--mount']

/** The command and environment of the service `release`, with those of its image. */
const { command, environment } = (
  parse(readFileSync(join(root, 'docker-compose.yml'), 'utf8'), { merge: true }) as {
    services: { release: { command: string[]; environment: Record<string, string> } }
  }
).services.release
const UP_WITHIN_MS = 120_000
const env: Record<string, string> = {
  PATH: '/opt:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/home/node',
  NODE_ENV: 'production',
  KINORA_HOME: '/home/node/kinora',
  // As of an empty `.env`.
  ...mapEntries(environment, (_, value) => String(value).replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')),
}

/** The API with which the job checks what goes live. */
const home = mkdtempSync(join(tmpdir(), 'kinora-release-job-'))
let api: RunningService | undefined
before(async () => {
  const port = await freePorts(3)
  mkdirSync(join(home, 'logs'))
  await runImport('content', { NODE_ENV: 'development', KINORA_HOME: home })
  const service = (await services(home, port, `http://127.0.0.1:${port}`)).find(({ name }) => name === 'api')!
  api = keepRunning({ ...service, nodeFlags: [BRIEFLY_EMBEDDED] }, join(home, 'logs'))
  env.API_URL = `http://127.0.0.1:${service.port}`
  await waitForAnswer(`${env.API_URL}/api/ready`, UP_WITHIN_MS)
})
after(async () => {
  await api?.stop()
  rmSync(home, { recursive: true, force: true })
})

/** What is built: each remote is built in the same way. */
const built = thorough(packages(), ['shell', 'mfe-team'])
const leftOut = packages().filter((name) => !built.includes(name))

/** Runs the release job as in its container. @param keyMode the signing key's permissions, such as `400` */
const runRelease = (keyMode: string) => {
  const script = join(import.meta.dirname, 'confined.sh')
  const args = [...unshare, 'sh', script, root, process.execPath, user, keyMode, leftOut.join(' '), ...command]
  return spawnSync('unshare', args, { encoding: 'utf8', env })
}

const can = (...words: [string, ...string[]]) => spawnSync(words[0], words.slice(1)).status === 0
const canMount = can('unshare', ...unshare, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt') && can('setpriv', '--version')
const skip = !canMount && 'needs Linux with unshare, setpriv and permission to mount in a namespace'

test('the release job of docker-compose.yml builds the packages in a read-only container', { skip }, () => {
  const { status, stdout, stderr } = runRelease('400')
  assert.equal(status, 0, stderr)
  assert.match(stdout, /✓ Checking what goes live/)
  assert.doesNotMatch(stdout, /does not go live/)
  for (const name of built) assert.match(stdout, new RegExp(`✓ Building ${name},`))
})

test('a signing key that the user may not read is refused with a message', { skip }, () => {
  const { status, stderr } = runRelease('000')
  assert.equal(status, 1)
  assert.match(stderr, /^The user \d+ may not read the signing key \S+signing\.pem\. Make it theirs: chown .+\n$/)
})
