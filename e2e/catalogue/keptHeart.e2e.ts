import en from '../../mfe-catalog/src/locales/en.json' with { type: 'json' }
import pl from '../../mfe-catalog/src/locales/pl.json' with { type: 'json' }
import accountsEn from '../../mfe-account/src/locales/en.json' with { type: 'json' }
import accountsPl from '../../mfe-account/src/locales/pl.json' with { type: 'json' }
import { inTurn } from '../support/languages.ts'
import { newMember, PASSWORD } from '../support/people.ts'
import { said } from '../support/said.ts'
import { expect, test, THOROUGH } from '../support/test.ts'
import { walk } from '../support/walk.ts'

const LANGUAGES = {
  pl: { list: '/programs', words: pl, accounts: accountsPl },
  en: { list: '/en/programs', words: en, accounts: accountsEn },
}

for (const [locale, { list, words, accounts }] of inTurn('en', LANGUAGES)) {
  test(
    `a heart pressed before signing in is kept after it, and can be undone: ${locale}`,
    THOROUGH,
    async ({ page, product }) => {
      const email = `heart.${locale}.${Date.now()}@example.org`
      await newMember(product, email)
      const { press, write } = walk(page)
      const main = page.getByRole('main')
      const heart = main.getByRole('button', { name: said(words.saved.favouriteOf) }).first()
      const kept = main.getByRole('button', { name: said(words.remove.favourites.label) })

      await page.goto(`${list}?duration=short`)
      await press(heart)
      await write(main.getByLabel(said(accounts.field.email)), email)
      await write(main.getByLabel(said(accounts.field.password)), PASSWORD)
      await page.keyboard.press('Enter')

      await expect(page).toHaveURL(`${product.origin}${list}?duration=short`)
      await expect(kept).toHaveCount(1)
      const notice = page.getByRole('status').filter({ hasText: said(words.saved.kept.favourites) })
      await press(notice.getByRole('button', { name: words.remove.undo }))
      await expect(kept).toHaveCount(0)
    },
  )
}
