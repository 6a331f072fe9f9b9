import { candidateManifest } from '../promotion/candidateManifest.ts'
import { loadStaged } from '../store/loadRelease.ts'
import type { Fake, FakeStore } from '../store/store.fake.ts'
import { checkManifest } from './checkManifest.ts'

/** Nothing answers there, and the fakes’ pages ask for nothing. */
const API = 'http://127.0.0.1:9'

/** The findings for one more release in the live manifest. */
export async function findingsFor(fake: FakeStore, changed: Fake, apiUrl: string | null = API) {
  const { folder } = await fake.stage(changed)
  const { store, keys } = fake
  const staged = await loadStaged(folder, keys, changed.name, changed.version)
  const live = await store.live()
  const base = live === null ? null : await store.readManifest(live)
  const candidate = await candidateManifest(store, keys, base, { [changed.name]: staged })
  return checkManifest(apiUrl)(candidate, base && (await candidateManifest(store, keys, base, {})), [changed.name])
}

/** The sentences of the failures. */
export const failuresFor = async (fake: FakeStore, changed: Fake) =>
  (await findingsFor(fake, changed)).filter(({ result }) => result === 'failed').map(({ sentence }) => sentence)
