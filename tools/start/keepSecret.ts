import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A secret that is generated on first use and stored with mode 0600: 256 bits in base64url. */
export function keepSecret(folder: string, name: string): string {
  const file = join(folder, name)
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const fresh = `${file}.${process.pid}`
    writeFileSync(fresh, randomBytes(32).toString('base64url'), { mode: 0o600 })
    renameSync(fresh, file)
  }
  return readFileSync(file, 'utf8')
}
