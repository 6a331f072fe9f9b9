import { checkManifest, lookInBrowser, openStore, PromotionRefused, release } from '@kinora/releases'
import { thorough } from '../../tools/setup/thorough.js'
import { expect, test, THOROUGH } from '../support/releasing.ts'
import { demoAccounts } from '../../tools/start/demoAccounts.ts'
import type { Product } from '../../tools/product/startProduct.ts'
import { buildVariant, releaseVariant } from '../support/variant.ts'

const NAME = 'mfe-template'
const FOLDER = 'tools/new-remote/template'
const SCREEN = 'src/screens/MainScreen.tsx'
const IN_BROWSERS = `if (typeof window !== 'undefined')`

/** Begins the screen with a statement. */
const inScreen = (statement: string): [string, string | RegExp, string] => [
  SCREEN,
  'MainScreen() {',
  `MainScreen() {\n  ${statement}`,
]

type Harm = { what: string; edit: [string, string | RegExp, string]; sentence: RegExp }
/** That of `npm test`: the browser sends a report, which must be there before the check ends. */
const IN_TURN = 'throws in render for a specialist'
const HARMS: Harm[] = [
  {
    what: IN_TURN,
    edit: [
      SCREEN,
      /^([^]*MainScreen\(\) \{)/,
      `import { useSession } from '@kinora/session'\n$1\n  if (useSession().role === 'specialist') throw new Error('Thrown on purpose')`,
    ],
    sentence: /^mfe-template fails in a browser \(render\): Thrown on purpose$/,
  },
  {
    what: 'throws in render',
    edit: inScreen(`${IN_BROWSERS} throw new Error('Thrown on purpose')`),
    sentence: /^mfe-template fails in a browser \(render\): Thrown on purpose$/,
  },
  {
    what: 'throws at evaluation',
    edit: ['src/remote.ts', 'export default', `${IN_BROWSERS} throw new Error('Thrown on purpose')\n\nexport default`],
    sentence: /^mfe-template fails in a browser \(load\): Thrown on purpose$/,
  },
  {
    what: 'loops for ever',
    edit: inScreen(`${IN_BROWSERS} for (;;);`),
    sentence: /^\/template-page of mfe-template in a browser: it does not react within 15 s$/,
  },
  {
    what: 'loops when axe reads it',
    edit: inScreen(`${IN_BROWSERS} Object.defineProperty(window, 'axe', { set() { for (;;); }, configurable: true })`),
    sentence: /^\/template-page of mfe-template in a browser: it reacts at first, and no more within 30 s$/,
  },
  {
    what: 'renders other markup than on the server',
    edit: inScreen(`if (typeof window !== 'undefined') return <p>Something else</p>`),
    sentence: /^\/template-page of mfe-template in a browser: Minified React error #418/,
  },
  {
    what: 'breaks the content security policy',
    edit: inScreen(`${IN_BROWSERS} new Image().src = 'https://elsewhere.invalid/'`),
    sentence: /^\/template-page of mfe-template in a browser: .*Content Security Policy/,
  },
  {
    what: 'swallows keys on all pages',
    edit: inScreen(
      `${IN_BROWSERS} document.addEventListener('keydown', (event) => void (event.key !== 'Tab' && event.preventDefault()))`,
    ),
    sentence: /^mfe-template fails in a browser \(render\): a listener for keydown on the document outlived its page$/,
  },
  {
    what: 'moves the focus for ever',
    edit: inScreen(`${IN_BROWSERS} setInterval(() => document.body.focus(), 300)`),
    sentence: /an interval (of mfe-template\/\S+ goes on when the page is left|outlived its page)$/,
  },
  {
    what: 'opens a dialog later that traps',
    edit: inScreen(
      `${IN_BROWSERS} setTimeout(() => document.body.appendChild(document.createElement('dialog')).showModal(), 30_000)`,
    ),
    sentence: /^mfe-template fails in a browser \(render\): a dialog outlived its page$/,
  },
  {
    what: 'colours all pages',
    edit: inScreen(`${IN_BROWSERS} document.documentElement.style.setProperty('--ink', 'red')`),
    sentence: /^\/template-page of mfe-template in a browser: the style --ink of the root stays when the page is left$/,
  },
  {
    what: 'fills what the browser keeps',
    edit: inScreen(`${IN_BROWSERS} localStorage.setItem('mine', 'x'.repeat(200_000))`),
    sentence: /^mfe-template fails in a browser \(render\): "mine" was stored without storedValue of @kinora\/session$/,
  },
  {
    what: 'fills it under a name of the product',
    edit: inScreen(`${IN_BROWSERS} localStorage.setItem('kinora.own.mine', 'x'.repeat(200_000))`),
    sentence: /^mfe-template fails in a browser \(render\): more than 100000 letters were stored$/,
  },
  {
    what: 'marks all pages',
    edit: inScreen(`${IN_BROWSERS} document.body.classList.add('mine')`),
    sentence: /in a browser: the attribute class="mine" of body stays when the page is left$/,
  },
  {
    what: 'leaves an element on all pages',
    edit: inScreen(
      `${IN_BROWSERS} document.body.append(Object.assign(document.createElement('aside'), { id: 'mine' }))`,
    ),
    sentence: /in a browser: an element aside#mine in the body stays when the page is left$/,
  },
  {
    what: 'patches the browser later',
    edit: inScreen(`${IN_BROWSERS} setTimeout(() => void (history.pushState = () => {}), 3_000)`),
    sentence: /Somebody changes history\.pushState/,
  },
  {
    what: 'cannot be used by everybody',
    edit: [SCREEN, '<PageTop', '<button />\n      <PageTop'],
    sentence: /^\/template-page of mfe-template in a browser: axe button-name: /,
  },
]

type Edit = Harm['edit']

const refusalOf = async (product: Product, { what, edit }: Harm) => {
  const version = `0.2.0-${what.replaceAll(' ', '-')}`
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
  const refused = await attempt.then(
    () => {
      throw new Error('It was let through')
    },
    (error: Error) => {
      if (error instanceof PromotionRefused) return error
      throw error
    },
  )
  return refused.findings.filter(({ result }) => result === 'failed').map(({ sentence }) => sentence)
}

test('what does harm only in browsers is refused before it is live, with the reason', async ({ product }) => {
  test.slow() // builds twelve packages, and opens each in a browser
  const { store } = await openStore(product.home)
  const live = await store.live()
  for (const harm of thorough(
    HARMS,
    HARMS.filter(({ what }) => what === IN_TURN),
  )) {
    const sentences = await refusalOf(product, harm)
    expect(
      sentences.some((sentence) => harm.sentence.test(sentence)),
      `${harm.what}: ${sentences.join('\n')}`,
    ).toBe(true)
    expect(await store.live()).toBe(live)
  }
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
