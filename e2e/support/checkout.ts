import { expect, type Page } from '@playwright/test'
import { WORDS } from '../../sandbox/src/payments/pages/words.ts'
import type { Language } from './languages.ts'
import { said } from './said.ts'

/** Cards of the payment provider's test mode. */
export const CARDS = {
  works: '4242 4242 4242 4242',
  worksToo: '5555 5555 5555 4444',
  isDeclined: '4000 0000 0000 0002',
  asksBank: '4000 0000 0000 3220',
  /** Its payment is on its way for half a minute. */
  takesAWhile: '4000 0000 0000 5001',
}

/** The payment provider's pages: the checkout, and the portal of who has a subscription. */
export function provider(page: Page, language: Language) {
  const words = WORDS[language]
  const field = (label: string) => page.getByLabel(said(label))
  const press = (name: string) => page.getByRole('button', { name: said(name) }).click()
  return {
    words,
    press,
    /** Follows a link that looks like a button. */
    follow: (name: string) => page.getByRole('link', { name: said(name) }).click(),
    isOpen: () => expect(page.getByText(words.test)).toBeVisible(),
    fillCard: async (number: string) => {
      await field(words.number).fill(number)
      await field(words.expiry).fill('12/40')
      await field(words.cvc).fill('123')
      await field(words.name).fill('Beata Olszyna')
    },
  }
}
