import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needSpace } from '../../../tools/setup/needSpace.js'
import { shell } from './shell.ts'

/** The Debian release whose Docker engine has Compose 2. */
const SUITE = 'trixie'
const PACKAGES = ['docker.io', 'docker-cli', 'docker-buildx', 'docker-compose', 'runc', 'iptables', 'iproute2']
const NEEDED_MB = 8_000
const CERTIFICATES = 'etc/ssl/certs/ca-certificates.crt'

/**
 * Creates, once, a Debian with a Docker engine in `<folder>/engine`, and `<folder>/base.tar`, the same without the
 * engine, as a base image if no registry answers. This machine's own packages are not changed.
 */
export async function makeEngine(folder: string): Promise<void> {
  mkdirSync(join(folder, 'docker'), { recursive: true })
  if (existsSync(join(folder, 'engine'))) return
  await needSpace(folder, NEEDED_MB)
  const fresh = join(folder, 'fresh')
  rmSync(fresh, { recursive: true, force: true })

  await bootstrap(fresh)
  // This machine's certificates, because the registries may be behind a proxy with its own certificate.
  copyFileSync(join('/', CERTIFICATES), join(fresh, CERTIFICATES))
  writeFileSync(join(fresh, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  await shell('tar', ['--create', '--file', join(folder, 'base.tar'), '--directory', fresh, '.'])
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends', ...PACKAGES, 'slirp4netns', 'openssl']
  await shell('chroot', [fresh, 'env', 'DEBIAN_FRONTEND=noninteractive', ...install])
  renameSync(fresh, join(folder, 'engine'))
}

/** Creates a minimal Debian in a folder, from the mirror of this machine's apt. */
async function bootstrap(fresh: string): Promise<void> {
  await shell('apt-get', ['update', '--quiet'])
  const targets = await shell('apt-get', ['indextargets', '--format', '$(ORIGIN) $(REPO_URI)', 'Created-By: Packages'])
  const mirror = /^Debian (\S+\/debian\/?)$/m.exec(targets)?.[1]
  if (!mirror) throw new Error('no apt source is a Debian mirror')
  // The debootstrap package is unpacked instead of installed.
  const tool = mkdtempSync(join(tmpdir(), 'kinora-debootstrap-'))
  try {
    await shell('apt-get', ['download', '--quiet', 'debootstrap'], tool)
    await shell('dpkg-deb', ['--extract', readdirSync(tool)[0]!, '.'], tool)
    const settings = [`DEBOOTSTRAP_DIR=${tool}/usr/share/debootstrap`, `${tool}/usr/sbin/debootstrap`]
    await shell('env', [...settings, '--variant=minbase', '--include=ca-certificates', SUITE, fresh, mirror])
  } finally {
    rmSync(tool, { recursive: true })
  }
}
