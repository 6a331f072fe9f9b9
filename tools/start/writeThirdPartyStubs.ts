import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { thirdPartyStubs } from '../../sandbox/src/thirdPartyStubs.ts'

/** THIRD_PARTIES of the gateway (a file) and REFERRAL_SCRIPTS of the API (a folder): docs/third-parties.md. */
export type ThirdPartySettings = { thirdParties: string; referralScripts: string }

/**
 * Writes a configuration in which the sandbox is every third party, unless the environment has a real one.
 * @param origin the address that visitors use; the sandbox is on the same host, on its own port
 */
export function writeThirdPartyStubs(folder: string, origin: string, sandboxPort: number): ThirdPartySettings {
  const { THIRD_PARTIES: ownConfiguration, REFERRAL_SCRIPTS: ownScripts } = process.env
  if (ownConfiguration) return { thirdParties: ownConfiguration, referralScripts: ownScripts ?? '' }

  const { configuration, referral } = thirdPartyStubs(sandboxOrigin(origin, sandboxPort))
  const written = { thirdParties: join(folder, 'third-parties.json'), referralScripts: join(folder, 'referral') }
  mkdirSync(written.referralScripts, { recursive: true })
  writeFileSync(written.thirdParties, JSON.stringify(configuration, null, 2))
  for (const [locale, script] of Object.entries(referral))
    writeFileSync(join(written.referralScripts, `${locale}.js`), script)
  return written
}

/**
 * The sandbox is only reachable from this machine: by 127.0.0.1 if the product's origin has it, otherwise by localhost.
 */
function sandboxOrigin(origin: string, port: number): string {
  const { hostname } = new URL(origin)
  return `http://${hostname === '127.0.0.1' ? hostname : 'localhost'}:${port}`
}
