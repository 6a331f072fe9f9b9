import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** Matches the beginning of a name, where some spaces are non-breaking. */
const beginning = (name: string) => new RegExp(`^${name.replaceAll(' ', '\\s')}`)

/** The fields of a served form, by their labels. */
export function formFields(page: Page) {
  const main = page.getByRole('main')
  return {
    write: async (texts: Record<string, string>) => {
      for (const [label, text] of Object.entries(texts)) await main.getByLabel(label, { exact: true }).fill(text)
    },
    choose: async (...names: string[]) => {
      for (const name of names) await main.getByRole('radio', { name: beginning(name) }).check()
    },
    tick: async (...names: string[]) => {
      for (const name of names) await main.getByRole('checkbox', { name: beginning(name) }).check()
    },
    expectTexts: async (texts: Record<string, string>) => {
      for (const [label, text] of Object.entries(texts)) {
        await expect(main.getByLabel(label, { exact: true })).toHaveValue(text)
      }
    },
    expectChosen: async (...names: string[]) => {
      for (const name of names.map(beginning))
        await expect(main.getByRole('radio', { name }).or(main.getByRole('checkbox', { name }))).toBeChecked()
    },
    /** Goes on to the form's next step. */
    next: async (step: string) => {
      await main.locator('button[type=submit]').click()
      await expect(
        main.getByRole('heading', { level: 2, name: new RegExp(`: ${step.replaceAll(' ', '\\s')}$`) }),
      ).toBeFocused()
    },
    /** Presses the submit button, and returns the body that was sent to the API. */
    send: async (button: string, address: RegExp) => {
      const request = page.waitForRequest((sent) => sent.method() === 'POST' && address.test(sent.url()))
      await main.locator('button[type=submit]').filter({ hasText: button }).click()
      return (await request).postDataJSON() as unknown
    },
  }
}
