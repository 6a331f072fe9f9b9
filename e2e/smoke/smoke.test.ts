import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import account from '../../mfe-account/src/locales/pl.json' with { type: 'json' }
import words from '../../mfe-catalog/src/locales/pl.json' with { type: 'json' }
import { atOnce } from '../../tools/setup/atOnce.js'
import { thorough } from '../../tools/setup/thorough.js'
import { startProduct, type Product } from '../../tools/product/startProduct.ts'
import type { EngineDriver } from './engineDriver.ts'
import { ENGINES, isThere, type ReachedEngine } from './engines.ts'
import { screensTour } from './screensTour.ts'
import { visitor, type Visitor } from './visitor.ts'

const PASSWORD = 'lampa wiosna rower'
const FILM = /^Most dla stabilnych bioder/

let product: Product
before(async () => {
  product = await startProduct()
})
after(() => product?.end())

describe('engines', { concurrency: atOnce() }, () => {
  for (const engine of ENGINES) {
    if (isThere(engine)) {
      describe(`in ${engine.name}`, { concurrency: 1 }, () => {
        // The journeys of Playwright go these ways in Chromium.
        if (thorough(true, engine.name !== 'Chromium')) smoke(engine)
        screensTour(engine, () => product)
      })
    } else console.log(`${engine.name} was not reached: no journey ran in it.`)
  }
})

function smoke({ name, launch }: ReachedEngine) {
  describe('the smoke journeys', () => {
    const errors: string[] = []
    let driver: EngineDriver
    let she: Visitor
    before(async () => {
      driver = await launch((message) => errors.push(message))
      she = visitor(driver, product.origin)
    })
    after(() => driver?.end())

    test('after refusing consent she is not asked again', async () => {
      await she.open('/')
      await she.see('region', /^Twoja prywatność/)
      await she.press('button', 'Odrzuć')
      await she.miss('region', /^Twoja prywatność/)
      await she.open('/programs')
      await she.see('button', 'Ustawienia prywatności')
      await she.miss('region', /^Twoja prywatność/)
    })

    test('the home page links to the programs', async () => {
      await she.open('/')
      await she.see('heading', /./)
      await she.press('link', words.list.title)
      await she.be(/\/programs$/)
      await she.see('heading', words.list.title)
    })

    test('filters narrow the list, and are in its address', async () => {
      await she.open('/programs')
      await she.see('heading', '24 programy')
      await she.choose(words.filters.duration, 'long')
      await she.be(/duration=long/)
      await she.press('link', /^Usuń filtr: ponad 10 minut/)
      await she.see('heading', '24 programy')
      await she.write(words.filters.phrase, 'rownowaga')
      await she.be(/phrase=rownowaga/)
      await she.see('heading', '2 programy')
    })

    test('a program has a page in both languages', async () => {
      await she.open('/programs')
      await she.press('link', FILM)
      await she.titled(FILM)
      await she.press('link', /English$/)
      await she.be(/\/en\/programs\/\d+$/)
      await she.see('heading', /[Bb]ridge/)
    })

    test('she signs up, returns to the program, marks it as done, and answers the check-in', async () => {
      const { field, consent } = account
      await she.open('/auth/sign-up?callbackUrl=%2Fprograms%2F1')
      for (const [label, text] of [
        [field.email, `${name.toLowerCase()}.${Date.now()}@example.org`],
        [field.password, PASSWORD],
        [field.passwordConfirmation, PASSWORD],
      ] as const)
        await she.write(label, text)
      await she.press('button', account.signUp.next)
      for (const [label, text] of [
        [field.firstName, 'Maria'],
        [field.lastName, 'Wójcik'],
        [field.age, '67'],
      ] as const)
        await she.write(label, text)
      await she.press('radio', account.gender.female)
      await she.press('button', account.signUp.next)
      for (const [label, text] of [
        [field.phoneNumber, '501 234 567'],
        [field.streetAddress, 'Lipowa 4'],
        [field.postCode, '20-020'],
        [field.city, 'Lublin'],
      ] as const)
        await she.write(label, text)
      await she.press('button', account.signUp.next)
      // The input must be as large as the drawn checkbox in every engine.
      await she.see('checkbox', consent.terms)
      const width = await she.run<number>(`return document.querySelector('input[type=checkbox]').offsetWidth`)
      assert.ok(width >= 48, `a box of ${width} px`)
      for (const sentence of [consent.terms, consent.privacy, consent.health]) await she.press('checkbox', sentence)
      await she.press('button', account.signUp.submit)
      await she.be(/\/programs\/1$/)

      await she.press('button', words.training.mark)
      await she.see('dialog', words.checkIn.title)
      await she.press('radio', words.checkIn.painNone)
      await she.press('button', words.checkIn.save)
      await she.miss('dialog', words.checkIn.title)
      await she.read('Zrobione dziś 1 raz')
      await she.press('button', words.training.changeAnswers)
      await she.isChecked('radio', words.checkIn.painNone)
    })

    // WebDriver, which controls WebKit, does not report page errors.
    if (name !== 'WebKit') test('no page threw', () => assert.deepEqual(errors, []))
  })
}
