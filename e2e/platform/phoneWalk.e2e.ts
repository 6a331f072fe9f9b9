import catalogEn from '../../mfe-catalog/src/locales/en.json' with { type: 'json' }
import catalogPl from '../../mfe-catalog/src/locales/pl.json' with { type: 'json' }
import profileEn from '../../mfe-profile/src/locales/en.json' with { type: 'json' }
import profilePl from '../../mfe-profile/src/locales/pl.json' with { type: 'json' }
import accountsEn from '../../mfe-account/src/locales/en.json' with { type: 'json' }
import accountsPl from '../../mfe-account/src/locales/pl.json' with { type: 'json' }
import { inTurn } from '../support/languages.ts'
import { newMember, PASSWORD } from '../support/people.ts'
import { beginning, said } from '../support/said.ts'
import { seenFocus } from '../support/seenFocus.ts'
import { expect, test, THOROUGH } from '../support/test.ts'
import { walk } from '../support/walk.ts'

/** In English with text two steps up. */
const LANGUAGES = {
  pl: {
    home: '/',
    start: 'Znajdź swój program',
    film: /^Spokojna szyja na\skrześle$/,
    textSteps: 0,
    words: { ...catalogPl, profile: profilePl, accounts: accountsPl },
  },
  en: {
    home: '/en',
    start: 'Find your program',
    film: /^A calm neck on a chair$/,
    textSteps: 2,
    words: { ...catalogEn, profile: profileEn, accounts: accountsEn },
  },
}

test.use({ viewport: { width: 360, height: 640 } })

for (const [locale, { home, start, film, textSteps, words }] of inTurn('en', LANGUAGES))
  test(`by keyboard on a phone from home to survey and favourites: ${locale}`, THOROUGH, async ({ page, product }) => {
    test.slow()
    const email = `walk.${locale}.${Date.now()}@example.org`
    await newMember(product, email)
    await page.addInitScript(
      (steps) =>
        localStorage.setItem(
          'kinora.display',
          JSON.stringify({ version: 1, contrast: 'usual', theme: 'light', textSteps: steps }),
        ),
      textSteps,
    )
    const { problems } = await seenFocus(page)
    const { press, reach, write } = walk(page)
    const main = page.getByRole('main')
    const tabs = page.getByRole('navigation').last()
    const button = (name: string) => page.getByRole('button', { name: said(name) })

    await test.step('from home along the cards to a film', async () => {
      await page.goto(home)
      await press(main.getByRole('link', { name: said(start) }))
      // Home has a card of the same film.
      await expect(page.getByRole('heading', { level: 1, name: said(words.list.title) })).toBeVisible()
      await press(main.getByRole('link', { name: film }))
      await press(main.getByRole('button', { name: beginning(words.player.play) }))
      await press(button(words.player.pause))
    })
    await test.step('a heart leads to signing in, and back', async () => {
      const heart = main.getByRole('button', { name: said(words.saved.favourite) })
      await press(heart)
      await write(main.getByLabel(said(words.accounts.field.email)), email)
      await write(main.getByLabel(said(words.accounts.field.password)), PASSWORD)
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: film })).toBeVisible()
      await expect(button(words.saved.unfavourite)).toBeVisible()
    })
    await test.step('the check-in after the training', async () => {
      await press(button(words.training.mark).first())
      const dialog = page.getByRole('dialog', { name: said(words.checkIn.title) })
      await expect(dialog).toBeVisible()
      await press(dialog.getByRole('button', { name: said(words.checkIn.save) }))
      await expect(dialog).toBeHidden()
    })
    await test.step('the favourite is on the list', async () => {
      await press(tabs.getByRole('link', { name: said(words.profile.nav.profile) }))
      await reach(
        main.getByRole('region', { name: said(words.profile.list.favourites.title) }).getByRole('link', { name: film }),
      )
    })
    expect(await problems()).toEqual([])
  })
