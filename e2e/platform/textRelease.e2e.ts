import { createHash } from 'node:crypto'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { openStore } from '@kinora/releases'
import { expect, test, THOROUGH } from '../support/releasing.ts'
import { releaseChecked, rollBack } from '../support/variant.ts'

const VERSION = '0.2.0-words'

/** The hash of every file of the store, without the manifests and the live pointer. */
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

test(
  'a changed text goes live by a release of its remote, and no other release changes',
  THOROUGH,
  async ({ page, product }) => {
    const { store } = await openStore(product.home)
    const before = { files: filesOf(product.home), manifest: await store.readManifest((await store.live())!) }

    await releaseChecked(product, {
      name: 'mfe-marketing',
      version: VERSION,
      edits: [['content/faq/pl.mdx', 'title: Pytania i odpowiedzi', 'title: Pytania, które zadajecie']],
    })
    await page.goto(`${product.origin}/faq`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pytania, które zadajecie')

    const after = { files: filesOf(product.home), manifest: await store.readManifest((await store.live())!) }
    expect(after.manifest.releases).toEqual({ ...before.manifest.releases, 'mfe-marketing': VERSION })
    for (const [file, content] of before.files) expect(after.files.get(file), file).toBe(content)
    const added = [...after.files.keys()].filter((file) => !before.files.has(file))
    expect(added.length).toBeGreaterThan(0)
    expect(added.filter((file) => !file.startsWith(`mfe-marketing/${VERSION}/`))).toEqual([])

    await rollBack(product, 'mfe-marketing')
    await expect
      .poll(async () => (await fetch(`${product.origin}/faq`)).text())
      .toContain('<h1>Pytania i\u00a0odpowiedzi</h1>')
  },
)
