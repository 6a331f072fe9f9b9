import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openStore, release, rollback } from '@kinora/releases'
import { expect, test } from './support/ownProduct.ts'
import { buildVariant, untilLive } from './support/variant.ts'

const VERSION = '0.2.0-words'

/** Every file of the store by its content, without the manifests and the pointer to the live one. */
const filesOf = (home: string) =>
  new Map(
    globSync('{shell,mfe-*}/**', { cwd: join(home, 'store') })
      .filter((file) => statSync(join(home, 'store', file)).isFile())
      .map((file) => [
        file,
        createHash('sha256')
          .update(readFileSync(join(home, 'store', file)))
          .digest('hex'),
      ]),
  )

test('a text goes live by a release of its own remote, and nothing of others is touched', async ({ page, own }) => {
  const { store, keys } = await openStore(own.home)
  const before = { files: filesOf(own.home), manifest: await store.readManifest((await store.live())!) }

  // What `npm run release -- mfe-marketing` does, with one word changed on the way.
  await release({
    home: own.home,
    store,
    keys,
    versions: { 'mfe-marketing': VERSION },
    apiUrl: own.urls.api,
    say: () => {},
    build: (home, _store, name, version) =>
      buildVariant(home, {
        name,
        version,
        edits: [['content/faq/pl.mdx', 'title: Pytania i odpowiedzi', 'title: Pytania, które zadajecie']],
      }),
  })
  await untilLive(own, [`/releases/mfe-marketing/${VERSION}/`])
  await page.goto(`${own.origin}/faq`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pytania, które zadajecie')

  const after = { files: filesOf(own.home), manifest: await store.readManifest((await store.live())!) }
  expect(after.manifest.releases).toEqual({ ...before.manifest.releases, 'mfe-marketing': VERSION })
  for (const [file, content] of before.files) expect(after.files.get(file), file).toBe(content)
  const added = [...after.files.keys()].filter((file) => !before.files.has(file))
  expect(added.length).toBeGreaterThan(0)
  expect(added.filter((file) => !file.startsWith(`mfe-marketing/${VERSION}/`))).toEqual([])

  await rollback(store)
  await expect
    .poll(async () => (await fetch(`${own.origin}/faq`)).text())
    .toContain('<h1>Pytania i\u00a0odpowiedzi</h1>')
})
