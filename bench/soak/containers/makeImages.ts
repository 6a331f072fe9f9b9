import { copyFileSync, cpSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { npmScript } from '../../../tools/setup/npm.js'
import type { Engine } from './engine.ts'

/** Image names in Dockerfile and docker-compose.yml, and the Dockerfile here that builds a replacement. */
const IMAGES = {
  'node:24-slim': 'node.Dockerfile',
  'postgres:17-alpine': 'postgres.Dockerfile',
  'caddy:2.10-alpine': 'caddy.Dockerfile',
}
/** Makes Node use the machine's certificates in an image; Node has its own list. */
const CERTIFICATES = 'ENV NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt'

/**
 * Gets the base images: from a registry, or built from Debian's packages and this process's Node.
 * @returns whether none had to be built
 */
export async function makeImages(engine: Engine, folder: string): Promise<boolean> {
  const missing: [string, string][] = []
  for (const entry of Object.entries(IMAGES)) if (!(await engine.hasImage(entry[0]))) missing.push(entry)
  if (missing.length === 0) return true
  try {
    for (const image of Object.keys(IMAGES)) await engine.docker('pull', '--quiet', image)
    return true
  } catch {
    // No registry answers.
  }
  const context = engine.path('srv/images')
  mkdirSync(context, { recursive: true })
  cpSync(join(import.meta.dirname, 'images'), context, { recursive: true })
  copyFileSync(process.execPath, join(context, 'node'))
  cpSync(dirname(dirname(npmScript())), join(context, 'npm'), { recursive: true })
  copyFileSync(join(folder, 'base.tar'), engine.path('srv/base.tar'))
  await engine.docker('import', '--change', CERTIFICATES, '/srv/base.tar', 'kinora-debian')
  for (const [image, file] of missing)
    await engine.docker('build', '--tag', image, '--file', `/srv/images/${file}`, '/srv/images')
  return false
}
