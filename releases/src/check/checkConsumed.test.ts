import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fakeStore, type Fake } from '../store/store.fake.ts'
import { failuresFor } from './findingsFor.fake.ts'

test('promotion is refused for a remote that calls what is the shell’s to call', async (t) => {
  const fake = await fakeStore()
  t.after(() => fake.remove())
  const session = { version: '1.0.0', names: ['clearSession', 'useSession'] }
  const consuming = (...names: string[]): Fake => ({
    name: 'mfe-catalog',
    version: '2',
    built: { consumes: { '@kinora/session': { range: '^1.0.0', names } } },
  })
  await fake.release(
    { name: 'shell', version: '1', built: { provides: { '@kinora/session': session } } },
    { name: 'mfe-catalog', version: '1' },
  )
  assert.deepEqual(await failuresFor(fake, consuming('useSession', 'clearSession')), [
    'mfe-catalog consumes "clearSession" from @kinora/session, which is the shell\'s to call.',
  ])
})
