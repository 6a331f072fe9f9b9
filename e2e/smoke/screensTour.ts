import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { accounts } from '@kinora/demo'
import en from '../../mfe-account/src/locales/en.json' with { type: 'json' }
import pl from '../../mfe-account/src/locales/pl.json' with { type: 'json' }
import { thorough } from '../../tools/setup/thorough.js'
import { demoPassword } from '../../tools/start/demoAccounts.ts'
import type { Product } from '../../tools/product/startProduct.ts'
import type { EngineDriver } from './engineDriver.ts'
import { ENGINES, isThere, type ReachedEngine } from './engines.ts'
import { inspection } from './inspection.ts'
import { visitor, type Visitor } from './visitor.ts'

type Person = {
  email: string
  /** All screens that are theirs. A link to one that has an id is found by its beginning on another: `from`. */
  screens: (string | { from: string; link: string; then?: string })[]
}

const MEMBER = { from: '/profile/my-team', link: '/profile/my-team/member/' }
const TEMPLATE = { from: '/profile/my-team/templates', link: '/profile/my-team/templates/' }

const PEOPLE: Record<string, Person> = {
  member: {
    email: accounts.member,
    screens: [
      '/profile',
      '/profile/my-path',
      '/profile/my-path/play',
      '/profile/my-state',
      '/profile/my-state/report',
      '/profile/edit',
      '/profile/account',
      '/profile/data',
      '/profile/reminders',
      '/reminders/stop',
      '/profile/change-password',
      '/profile/change-email',
      '/profile/delete-account',
      '/subscription',
      '/subscription/activate',
      '/subscription/withdrawal',
      '/subscription/invoices',
      '/payment/00000000-0000-4000-8000-000000000000',
      '/give-a-gift',
      '/give-a-gift/order/gift-3-months',
      '/give-a-gift/order/gift-3-months/summary',
      '/give-a-gift/card',
      '/profile/two-step',
    ],
  },
  specialist: {
    email: accounts.specialist,
    screens: [
      MEMBER.from,
      MEMBER,
      { ...MEMBER, then: '/path' },
      { ...MEMBER, then: '/add-video' },
      { ...MEMBER, then: '/card' },
      { ...MEMBER, then: '/report' },
      TEMPLATE.from,
      TEMPLATE,
      { ...TEMPLATE, then: '/assign' },
      '/profile/my-team/invitation',
      '/invitation#unknown',
    ],
  },
}
const LANGUAGES = [
  { prefix: '', words: pl },
  { prefix: '/en', words: en },
]

/** Firefox says this of a script whose loading ends because the page is left: the hash is that of nothing. */
const LEFT = /hashes in the integrity attribute.*OLBgp1GsljhM2TJ\+sbHjaiH9txEUvgdDTAzHv2P24donTt6/
/** An unknown invitation is meant to be refused. */
const REFUSED = /status of 404/

/** The engines by turns: what differs among them is shared code, which every screen has. */
const TURNS = ['Chromium', 'Firefox', 'Chromium', 'WebKit'].map((name) =>
  ENGINES.some((engine) => engine.name === name && isThere(engine)) ? name : 'Chromium',
)

/**
 * The member and the specialist of the demo open each of their screens in one of the engines, and axe looks at those in
 * Chromium; in the thorough form all screens in each engine, with axe. They are by turns in Polish and in English,
 * beginning with the other language in the next engine.
 */
export function screensTour({ name, launch }: ReachedEngine, product: () => Product) {
  const shift = ENGINES.findIndex((engine) => engine.name === name)
  const isAudited = thorough(true, name === 'Chromium')
  for (const [who, person] of Object.entries(PEOPLE)) {
    const { email } = person
    const screens = person.screens.filter((_, index) => thorough(true, TURNS[index % TURNS.length] === name))
    describe(`the screens of a ${who} in ${name}`, () => {
      const errors: string[] = []
      let driver: EngineDriver
      let she: Visitor
      before(async () => {
        driver = await launch((message) => !LEFT.test(message) && !REFUSED.test(message) && errors.push(message))
        she = visitor(driver, product().origin)
        await she.open('/auth/sign-in?callbackUrl=%2Fprofile')
        await she.press('button', 'Odrzuć')
        await she.write(pl.field.email, email)
        await she.write(pl.field.password, demoPassword(product().home))
        await she.press('button', pl.signIn.submit)
        await she.be(/\/profile$/)
      })
      after(() => driver?.end())

      screens.forEach((screen, index) => {
        const { prefix, words } = LANGUAGES[(index + shift) % LANGUAGES.length]!
        const path = typeof screen === 'string' ? screen : `${screen.link}…${screen.then ?? ''}`
        test(prefix + path, async () => {
          const address = typeof screen === 'string' ? prefix + screen : await addressOf(she, screen, prefix)
          await she.open(address)
          const { expectLoaded, expectAccessible, expectWalkable } = inspection(she)
          await expectLoaded()
          await she.miss('heading', words.signIn.title)
          if (isAudited) await expectAccessible()
          await expectWalkable()
        })
      })

      // WebDriver, which controls WebKit, does not report page errors.
      if (name !== 'WebKit') test('no page threw', () => assert.deepEqual(errors, []))
    })
  }
}

/** The address of the first screen to which the list links. */
async function addressOf(
  she: Visitor,
  { from, link, then = '' }: Exclude<Person['screens'][number], string>,
  prefix: string,
): Promise<string> {
  await she.open(prefix + from)
  const script = `return [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '')
    .filter((to) => to.startsWith(arguments[0]) && /^\\d+$/.test(to.slice(arguments[0].length))).slice(0, 1)`
  let address = ''
  await she.expectNone(`missing link to ${link}`, async () => {
    ;[address = ''] = await she.run<string[]>(script, prefix + link)
    return address === '' ? ['no link'] : []
  })
  return address + then
}
