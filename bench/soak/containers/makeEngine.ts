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

/** The release whose Docker engine has Compose 2. */
const SUITE = 'trixie'
const PACKAGES = ['docker.io', 'docker-cli', 'docker-buildx', 'docker-compose', 'runc', 'iptables', 'iproute2']
const NEEDED_MB = 8_000
const CERTIFICATES = 'etc/ssl/certs/ca-certificates.crt'

/**
 * Makes, once, a Debian with a Docker engine in `<folder>/engine`, and `<folder>/base.tar`, the same without the engine:
 * what base images are made from where no registry answers. This machine's own packages stay as they are.
 */
export async function makeEngine(folder: string): Promise<void> {
  mkdirSync(join(folder, 'docker'), { recursive: true })
  if (existsSync(join(folder, 'engine'))) return
  await needSpace(folder, NEEDED_MB)
  const fresh = join(folder, 'fresh')
  rmSync(fresh, { recursive: true, force: true })

  await bootstrap(fresh)
  // This machine's certificates: the way to the registries may lead through a proxy that has one of its own.
  copyFileSync(join('/', CERTIFICATES), join(fresh, CERTIFICATES))
  writeFileSync(join(fresh, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  await shell('tar', ['--create', '--file', join(folder, 'base.tar'), '--directory', fresh, '.'])
  const install = ['apt-get', 'install', '--yes', '--no-install-recommends', ...PACKAGES, 'slirp4netns', 'openssl']
  await shell('chroot', [fresh, 'env', 'DEBIAN_FRONTEND=noninteractive', ...install])
  renameSync(fresh, join(folder, 'engine'))
}

/** A small Debian in a folder, from the mirror that this machine's apt takes its packages from. */
async function bootstrap(fresh: string): Promise<void> {
  await shell('apt-get', ['update', '--quiet'])
  const targets = await shell('apt-get', ['indextargets', '--format', '$(ORIGIN) $(REPO_URI)', 'Created-By: Packages'])
  const mirror = /^Debian (\S+\/debian\/?)$/m.exec(targets)?.[1]
  if (!mirror) throw new Error("none of apt's sources has Debian's packages")
  // Its package is unpacked instead of installed.
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
