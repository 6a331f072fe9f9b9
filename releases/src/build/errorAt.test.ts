import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { buildStaged } from './buildStaged.ts'
import { candidateManifest } from '../promotion/candidateManifest.ts'
import { checkManifest } from '../check/checkManifest.ts'
import { loadStaged } from '../store/loadRelease.ts'
import { FILES, NAME, packageWith, removePackages } from './smallPackage.fake.ts'
import { fakeStore } from '../store/store.fake.ts'

let fake: Awaited<ReturnType<typeof fakeStore>>
before(async () => (fake = await fakeStore()))
after(async () => {
  await fake.remove()
  removePackages()
})

const build = (changes: Record<string, string>) =>
  buildStaged(fake.home, fake.store, NAME, { packageFolder: packageWith(changes) })

test('a definition that throws when it is evaluated is refused with file and line', async () => {
  const remote = `// One\nimport { wrong } from './wrong.ts'\nwrong()\n${FILES['src/remote.ts']}`
  const wrong = `// One\n// Two\nexport function wrong(): void {\n  // Four\n  throw new Error('no beds')\n}`
  await assert.rejects(build({ 'src/remote.ts': remote, 'src/wrong.ts': wrong }), {
    message: 'Error: no beds (src/wrong.ts:5)',
  })
})

test('a screen that throws when it is evaluated is refused with file and line', async () => {
  await fake.release({
    name: 'shell',
    version: '1',
    built: { provides: SHARED },
    server: `const shared = new Proxy(() => shared, { get: (_, key) => (key === 'then' ? undefined : shared) })
      exports.shared = { '@kinora/remote': { defineRemote: (own) => own }, react: shared, 'react/jsx-runtime': shared,
        '@kinora/ui': shared, '@kinora/i18n': shared, '@kinora/router': shared, '@kinora/http': shared, '@kinora/session': shared }
      exports.render = async ({ definition }) => {
        await definition?.routes[0].screen()
        return { status: definition ? 200 : 404, head: '', body: '', state: {} }
      }`,
  })
  const { folder, version } = await build({ 'src/Screen.tsx': `${FILES['src/Screen.tsx']}\n\nnull!.beds` })
  const { store, keys } = fake
  const live = await store.readManifest((await store.live())!)
  const candidate = await candidateManifest(store, keys, live, {
    [NAME]: await loadStaged(folder, keys, NAME, version),
  })
  const findings = await checkManifest('http://127.0.0.1:9')(candidate, null, [NAME])
  // A bundle's module that threw counts as evaluated, so the next page may render.
  assert.equal(
    findings.find(({ result }) => result === 'failed')?.sentence,
    `/small of ${NAME} does not render: TypeError: Cannot read properties of null (reading 'beds') (src/Screen.tsx:9)`,
  )
})

const SHARED = Object.fromEntries(
  Object.entries({ react: '19.3.1', 'react/jsx-runtime': '19.3.1', remote: '1.0.0', ui: '1.0.0' }).map(
    ([name, version]) => [
      name.startsWith('react') ? name : `@kinora/${name}`,
      { version, names: ['useId', 'jsx', 'defineRemote', 'Wrap'] },
    ],
  ),
)
