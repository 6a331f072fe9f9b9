import { isYoung, markNow } from '@kinora/i18n'
import { storedValue } from '@kinora/session'
import { useEffect } from 'react'
import type { SignUpForm } from './signUpForm.ts'
import { fieldsOf } from './signUpSteps.ts'

const HOUR_MS = 3_600_000
const stored = storedValue('tab', 'signUp', 1)

/** What is kept: neither passwords nor consents, which are given once and knowingly. */
const KEPT = [
  'email',
  ...fieldsOf('person', 'patient'),
  ...fieldsOf('person', 'specialist'),
  ...fieldsOf('contact', 'patient'),
] as const

export const forgetSignUpDraft = (): void => stored.forget()

/**
 * Keeps what was typed for an hour, in this tab: a phone with little memory unloads the page while somebody reads the
 * terms or looks into their mail.
 */
export function useSignUpDraft({ getValues, setValue, watch }: SignUpForm): void {
  useEffect(() => {
    const { at, values } = stored.read() as { at?: number; values?: Record<string, string> }
    for (const name of KEPT) {
      const value = isYoung(Number(at), HOUR_MS) ? values?.[name] : undefined
      // The country has a usual value; anything else that is there was typed or filled in before this code came.
      if (value && (name === 'country' || !getValues(name))) setValue(name, value as never, { shouldDirty: true })
    }
    const { unsubscribe } = watch((_, { name }) => {
      // Without a name the form was reset, after it was sent.
      if (!name) return
      const values = Object.fromEntries(KEPT.map((field) => [field, getValues(field)]))
      stored.keep({ at: markNow(), values })
    })
    return unsubscribe
  }, [getValues, setValue, watch])
}
