import { generateKeyPairSync, type KeyObject } from 'node:crypto'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { Check } from '../promotion/promote.ts'
import type { S3Settings } from '../objects/index.ts'
import { signDocument } from '../store/signing.ts'
import { fakeStore, type Fake } from '../store/store.fake.ts'
import type { SaidLine } from './answers.ts'
import { HEADER_BYTES, RELEASE_TYPE, releaseFrames } from './releaseFrames.ts'
import { addSquad } from './squadRegister.ts'
import { squadServer } from './squadServer.ts'

export const newKey = () => generateKeyPairSync('ed25519')

type Options = {
  uploadMs?: number
  /** The bucket that releases are in, and not a folder. */
  s3?: S3Settings
}

/** A release service over HTTP, with a store in which shell 1 and mfe-catalog 1 are live, and the squads garden and pond. */
export async function fakeSquads(check: Check, { uploadMs, s3 }: Options = {}) {
  const fake = await fakeStore(undefined, s3)
  const { home, store, keys, key } = fake
  await fake.release({ name: 'shell', version: '1' }, { name: 'mfe-catalog', version: '1' })
  const server = squadServer({
    home,
    store,
    keys,
    key,
    origin: async () => 'https://kinora.example',
    checks: async () => ({ check }),
    ...(uploadMs && { uploadMs }),
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/squads`

  async function squad(name: string) {
    const { privateKey, publicKey } = newKey()
    const pem = publicKey.export({ type: 'spki', format: 'pem' }) as string
    const token = await addSquad(home, { name, publicKey: pem, remotes: [`mfe-${name}`], paths: [name] })
    return { name, token, key: privateKey }
  }

  /** A release of `mfe-<name>` with one page at the squad's path, as its bytes on the way. */
  async function bytesOf(name: string, key: KeyObject, changes: Partial<Fake> = {}): Promise<Buffer<ArrayBuffer>> {
    const { folder } = await fake.stage({
      name: `mfe-${name}`,
      version: '1',
      ...changes,
      built: { ...pageAt(name), ...changes.built },
    })
    const document = await readFile(join(folder, 'release.json'))
    await writeFile(join(folder, 'release.sig'), JSON.stringify(signDocument(document, key)))
    return releaseFrames(folder)
  }

  /** A signed document without files, as it would be on its way. */
  function framesOf(document: object, key: KeyObject): Buffer<ArrayBuffer> {
    const bytes = Buffer.from(JSON.stringify(document))
    const signature = Buffer.from(JSON.stringify(signDocument(bytes, key)))
    const header = Buffer.alloc(HEADER_BYTES)
    header.writeUInt32BE(signature.length, 0)
    header.writeUInt32BE(bytes.length, 4)
    return Buffer.concat([header, signature, bytes])
  }

  const post = (path: string, token: string, init: RequestInit = {}) =>
    fetch(`${url}/${path}`, {
      ...init,
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': RELEASE_TYPE, ...init.headers },
    })

  return {
    ...fake,
    url,
    garden: await squad('garden'),
    pond: await squad('pond'),
    bytesOf,
    framesOf,
    post,
    live: async () => (await store.readManifest((await store.live())!)).releases,
    async end() {
      server.closeAllConnections()
      server.close()
      await fake.remove()
    },
  }
}

export const pageAt = (path: string) => ({
  routes: [{ id: 'main', path, search: [], scripts: ['client/list.js'], styles: [] }],
  nav: [],
})

/** All lines of an answer but empty ones. */
export async function saidIn(response: Response): Promise<SaidLine[]> {
  const lines = (await response.text()).trim().split('\n')
  return lines.map((line) => JSON.parse(line) as SaidLine).filter((line) => Object.keys(line).length > 0)
}
