import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { thirdPartyStubs } from '../../sandbox/src/thirdPartyStubs.ts'

/** Settings of gateway and API: a file and a folder, as docs/third-parties.md describes them. */
export type ThirdPartySettings = { thirdParties: string; referralScripts: string }

/**
 * Writes the configuration in which the sandbox is every other firm, unless the environment brings a real one.
 * @param origin the address that visitors use; the sandbox is on the same host, on its own port
 */
export function writeThirdPartyStubs(folder: string, origin: string, sandboxPort: number): ThirdPartySettings {
  const { THIRD_PARTIES: own, REFERRAL_SCRIPTS: ownScripts } = process.env
  if (own) return { thirdParties: own, referralScripts: ownScripts ?? '' }

  const { configuration, referral } = thirdPartyStubs(sandboxOrigin(origin, sandboxPort))
  const written = { thirdParties: join(folder, 'third-parties.json'), referralScripts: join(folder, 'referral') }
  mkdirSync(written.referralScripts, { recursive: true })
  writeFileSync(written.thirdParties, JSON.stringify(configuration, null, 2))
  for (const [locale, script] of Object.entries(referral))
    writeFileSync(join(written.referralScripts, `${locale}.js`), script)
  return written
}

/**
 * Only this machine's browsers reach the sandbox: under the name by which they call the product, where that is this
 * machine's.
 */
function sandboxOrigin(origin: string, port: number): string {
  const { hostname } = new URL(origin)
  return `http://${hostname === '127.0.0.1' ? hostname : 'localhost'}:${port}`
}
