import type { Page } from '@playwright/test'
import en from '../../mfe-commerce/src/locales/en.json' with { type: 'json' }
import pl from '../../mfe-commerce/src/locales/pl.json' with { type: 'json' }
import { provider } from './checkout.ts'
import { type Language, LANGUAGES } from './languages.ts'
import { said } from './said.ts'
import { expect } from './test.ts'

const WORDS = { pl, en }
export const PLANS = {
  month: { key: 'subscription-1-month', months: 1, price: 49 },
  quarter: { key: 'subscription-3-months', months: 3, price: 129 },
  year: { key: 'subscription-12-months', months: 12, price: 399 },
}
type Plan = (typeof PLANS)[keyof typeof PLANS]

/** The pages of plans and payments, in a language. */
export function commerce(page: Page, language: Language) {
  const { invoices, plans, payment, withdrawal } = WORDS[language]
  const { prefix, money } = LANGUAGES[language]
  const main = page.getByRole('main')
  const heading = (name: string) => expect(main.getByRole('heading', { level: 1, name: said(name) })).toBeVisible()
  const text = (words: string, values: Record<string, string> = {}) =>
    main.getByText(words.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''))
  return {
    invoices,
    plans,
    payment,
    withdrawal,
    heading,
    text,
    press: (name: string) =>
      main
        .getByRole('button', { name: said(name) })
        .first()
        .click(),
    /** Chooses a plan, and goes to the provider's page. */
    choose: async ({ key, months, price }: Plan) => {
      await page.goto(`${prefix}/subscription?plan=${key}`)
      await expect(main.getByRole('radio', { checked: true })).toHaveAttribute('value', key)
      const total =
        months === 1 ? plans.total_one : 'total_few' in plans && months < 5 ? plans.total_few : totalOf(plans)
      await expect(text(total, { price: money(price), count: String(months) })).toBeVisible()
      await main.getByRole('button', { name: said(plans.pay) }).click()
      await provider(page, language).isOpen()
    },
  }
}

const totalOf = (plans: object) => {
  const { total_many: many, total_other: other } = plans as { total_many?: string; total_other?: string }
  return many ?? other ?? ''
}
