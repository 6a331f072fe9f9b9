import { checkManifest, lookInBrowser, openStore, PromotionRefused, release } from '@kinora/releases'
import { thorough } from '../../tools/setup/thorough.js'
import { expect, test, THOROUGH } from '../support/releasing.ts'
import { breaksItsPage } from '../support/harms/breaksItsPage.ts'
import { IN_BROWSERS, inScreen, type Edit, type Harm } from '../support/harms/Harm.ts'
import { staysOnAllPages } from '../support/harms/staysOnAllPages.ts'
import { takesFromOthers } from '../support/harms/takesFromOthers.ts'
import { demoAccounts } from '../../tools/start/demoAccounts.ts'
import type { Product } from '../../tools/product/startProduct.ts'
import { buildVariant, releaseVariant } from '../support/variant.ts'

const NAME = 'mfe-template'
const FOLDER = 'tools/new-remote/template'
/** That of `npm test`: the browser sends a report, which must be there before the check ends. */
const IN_TURN = 'throws in render for a specialist'
/** To build a package, and to look at its pages. */
const HARM_MS = 180_000
const HARMS = [...breaksItsPage, ...staysOnAllPages, ...takesFromOthers]

const refusalOf = async (product: Product, { what, edit }: Harm) => {
  const version = `0.2.0-${what.replace(/\W+/g, '-')}`
  return refusalToRelease(product, { name: NAME, version, folder: FOLDER, edits: [edit] })
}

type Changed = { name: string; version: string; folder?: string; edits: Edit[] }

async function refusalToRelease({ home, urls }: Product, changed: Changed): Promise<string[]> {
  const { name, version } = changed
  const { store, keys } = await openStore(home)
  const folder = await buildVariant(home, changed)
  const attempt = release({
    store,
    keys,
    names: [name],
    by: 'somebody',
    check: checkManifest(urls.api),
    look: lookInBrowser(home, urls.api, demoAccounts(home)),
    say: () => {},
    build: async () => ({ version, folder }),
  })
  const findings = await attempt.then(
    () => [],
    (error: Error) => {
      if (error instanceof PromotionRefused) return error.findings
      throw error
    },
  )
  return findings.filter(({ result }) => result === 'failed').map(({ sentence }) => sentence)
}

test('what does harm is refused before it is live, with the reason', async ({ product }) => {
  const harms = thorough(
    HARMS,
    HARMS.filter(({ what }) => what === IN_TURN),
  )
  test.setTimeout(harms.length * HARM_MS)
  const { store } = await openStore(product.home)
  const live = await store.live()
  const missed: string[] = []
  for (const harm of harms) {
    const sentences = await refusalOf(product, harm)
    if (!sentences.some((sentence) => harm.sentence.test(sentence)))
      missed.push(`${harm.what}: ${sentences.join('; ')}`)
    expect(await store.live()).toBe(live)
  }
  expect(missed).toEqual([])
  expect((await store.list())[NAME] ?? []).toEqual([])
})

test(
  'a release is refused beside which the last good version of another remote breaks',
  THOROUGH,
  async ({ product }) => {
    test.slow() // builds three packages
    const withSlot: Edit = [
      'src/remote.ts',
      "path: 'template-page',",
      "path: 'template-page', slots: ['catalog.examplePrograms.v1'],",
    ]
    const breaksBeside = inScreen(
      `${IN_BROWSERS} if (/"mfe-catalog","version":"0.9.0-new/.test(document.body.parentElement!.innerHTML)) throw new Error('Met it')`,
    )
    for (const [version, edits] of [
      ['0.1.0-before', [withSlot, breaksBeside]],
      ['0.1.0-live', [withSlot]],
    ] as [string, Edit[]][])
      await releaseVariant(product, { name: NAME, version, folder: FOLDER, edits })

    const sentences = await refusalToRelease(product, {
      name: 'mfe-catalog',
      version: '0.9.0-new',
      edits: [['src/remote.ts', "name: 'mfe-catalog',", "name: 'mfe-catalog', "]],
    })
    expect(sentences).toContain('mfe-template fails in a browser (render): Met it')
  },
)
