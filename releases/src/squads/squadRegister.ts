import { createHash, createPublicKey, randomBytes } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { exclusively, isCode, writeAtomically } from '../store/atomicFile.ts'

/** A squad that releases over the network. */
export type Squad = {
  name: string
  /** The SHA-256 of its token, in hex: the token itself is stored nowhere. */
  tokenHash: string
  /** The ed25519 key that signs its releases, in PEM. */
  publicKey: string
  /** The remotes that it releases: `mfe-garden`. */
  remotes: string[]
  /** The paths at or below which all its pages are: `garden`. */
  paths: string[]
  /** When it was added, and when its token ended (ISO 8601). */
  addedAt: string
  revokedAt?: string
}
export type NewSquad = Pick<Squad, 'name' | 'publicKey' | 'remotes' | 'paths'>

const NAME = /^[a-z][a-z0-9-]{0,39}$/
const REMOTE = /^mfe-[a-z][a-z0-9]*(-[a-z0-9]+)*$/
const PATH = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/
const TOKEN_BYTES = 32

const folderOf = (home: string) => join(home, 'squads')
const fileOf = (home: string) => join(folderOf(home), 'squads.json')

/** All squads of a home folder, also those whose token has ended. */
export async function readSquads(home: string): Promise<Squad[]> {
  try {
    return JSON.parse(await readFile(fileOf(home), 'utf8')) as Squad[]
  } catch (error) {
    if (isCode(error, 'ENOENT')) return []
    throw error
  }
}

/** The squad of a token; undefined for one that is unknown or has ended. */
export async function squadOf(home: string, token: string): Promise<Squad | undefined> {
  const hash = hashOf(token)
  return (await readSquads(home)).find(({ tokenHash, revokedAt }) => tokenHash === hash && revokedAt === undefined)
}

/**
 * Adds a squad, or gives one that is there another token, key, remotes and paths. Its earlier token ends.
 * @returns the token, which nobody can read again
 * @throws Error when something of it is not right, or another squad has one of the remotes
 */
export async function addSquad(home: string, { name, publicKey, remotes, paths }: NewSquad): Promise<string> {
  if (!NAME.test(name)) throw new Error(`"${name}" cannot be a squad's name: say small letters, digits and hyphens.`)
  refuseUnless(REMOTE, remotes, 'a remote, such as mfe-garden')
  refuseUnless(PATH, paths, 'a path without a slash before, such as garden')
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  await change(home, (squads) => {
    const others = squads.filter((squad) => squad.name !== name)
    const taken = others.find(
      (other) => other.revokedAt === undefined && other.remotes.some((one) => remotes.includes(one)),
    )
    if (taken) throw new Error(`The squad ${taken.name} has ${taken.remotes.join(' and ')} already.`)
    const addedAt = new Date().toISOString()
    return [...others, { name, tokenHash: hashOf(token), publicKey: pemOf(publicKey), remotes, paths, addedAt }]
  })
  return token
}

/** Ends a squad's token. What it has released stays live. @throws Error when there is no such squad */
export async function revokeSquad(home: string, name: string): Promise<void> {
  await change(home, (squads) => {
    if (!squads.some((squad) => squad.name === name)) throw new Error(`There is no squad ${name}.`)
    const revokedAt = new Date().toISOString()
    return squads.map((squad) => (squad.name === name ? { ...squad, revokedAt } : squad))
  })
}

async function change(home: string, next: (squads: Squad[]) => Squad[]): Promise<void> {
  await mkdir(folderOf(home), { recursive: true, mode: 0o700 })
  await exclusively(`${fileOf(home)}.lock`, async () => {
    await writeAtomically(fileOf(home), JSON.stringify(next(await readSquads(home)), null, 2))
  })
}

function refuseUnless(pattern: RegExp, values: string[], what: string): void {
  const wrong = values.find((value) => !pattern.test(value))
  if (wrong !== undefined) throw new Error(`"${wrong}" is not ${what}.`)
  if (values.length === 0) throw new Error(`Say at least one: ${what}.`)
}

/** @throws Error when the text is no public key of ed25519 */
function pemOf(text: string): string {
  try {
    const key = createPublicKey(text)
    if (key.asymmetricKeyType === 'ed25519' && text.includes('PUBLIC KEY'))
      return key.export({ type: 'spki', format: 'pem' }) as string
  } catch {
    // The sentence below says it.
  }
  throw new Error('The key is not the PEM text of an ed25519 public key, as "npx kinora key" prints it.')
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
