import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { parse } from 'yaml'
import { root } from '../setup/root.js'
import { packages } from '../start/buildPackages.ts'

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
const env = {
  PATH: '/opt:/usr/sbin:/usr/bin:/sbin:/bin',
  HOME: '/home/node',
  NODE_ENV: 'production',
  KINORA_HOME: '/home/node/kinora',
  ...environment,
}

/** Runs the release job as in its container. @param keyMode the signing key's permissions, such as `400` */
const runRelease = (keyMode: string) => {
  const script = join(import.meta.dirname, 'confined.sh')
  return spawnSync('unshare', [...unshare, 'sh', script, root, process.execPath, user, keyMode, ...command], {
    encoding: 'utf8',
    env,
  })
}

const can = (...words: [string, ...string[]]) => spawnSync(words[0], words.slice(1)).status === 0
const canMount = can('unshare', ...unshare, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt') && can('setpriv', '--version')
const skip = !canMount && 'needs Linux with unshare, setpriv and permission to mount in a namespace'

test('the release job of docker-compose.yml builds all packages in a read-only container', { skip }, () => {
  const { status, stdout, stderr } = runRelease('400')
  assert.equal(status, 0, stderr)
  for (const name of packages()) assert.match(stdout, new RegExp(`✓ Building ${name},`))
})

test('a signing key that the user may not read is refused with a message', { skip }, () => {
  const { status, stderr } = runRelease('000')
  assert.equal(status, 1)
  assert.match(stderr, /^The user \d+ may not read the signing key \S+signing\.pem\. Make it theirs: chown .+\n$/)
})
