import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { join } from 'node:path'
import { signingKey } from '@kinora/releases/build'

/** What the commands write, and the key, unless `KINORA_SIGNING_KEY` has it. Never committed. */
export const OWN_FOLDER = '.kinora'

/**
 * The key that signs releases of this repository: the PEM text in `KINORA_SIGNING_KEY` (for CI), otherwise
 * `.kinora/keys/signing.pem`, which is made on first use.
 * @throws Error when the text is no key of ed25519
 */
export async function ownKey(folder: string, env: NodeJS.ProcessEnv = process.env): Promise<KeyObject> {
  const text = env['KINORA_SIGNING_KEY']
  if (!text) return signingKey(join(folder, OWN_FOLDER))
  try {
    const key = createPrivateKey(text)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // The sentence below says it.
  }
  throw new Error('KINORA_SIGNING_KEY is not the PEM text of an ed25519 key, such as .kinora/keys/signing.pem.')
}

/** Prints the public key, in PEM. */
export async function printKey(): Promise<void> {
  const key = createPublicKey(await ownKey(process.cwd()))
  process.stdout.write(key.export({ type: 'spki', format: 'pem' }))
}
