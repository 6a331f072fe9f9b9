import type { NewInvitation } from '@kinora/contracts'

export type InviteValues = { email: string; lastName: string; confirmed: boolean }
export type Field = keyof InviteValues
/** In their order on the page, with the API's code of what is missing. */
export const FIELDS: Record<Field, string> = {
  email: 'form.error.email.required',
  lastName: 'form.error.lastName.required',
  confirmed: 'form.error.confirmed.required',
}
export const NOTHING: InviteValues = { email: '', lastName: '', confirmed: false }

/** Loose on purpose: the API has the last word. */
const EMAIL = /^[^\s@"',]+@[^\s@"',]+\.[^\s@"',]{2,}$/u

/** The code of each field that is wrong. */
export function problemsOf({ email, lastName, confirmed }: InviteValues): Partial<Record<Field, string>> {
  return {
    ...(email.trim() === ''
      ? { email: FIELDS.email }
      : !EMAIL.test(email.trim()) && { email: 'form.error.email.format' }),
    ...(lastName.trim() === '' && { lastName: FIELDS.lastName }),
    ...(!confirmed && { confirmed: FIELDS.confirmed }),
  }
}

export const invitationOf = ({ email, lastName }: InviteValues, key: string): NewInvitation => ({
  email: email.trim(),
  lastName: lastName.trim(),
  confirmed: true,
  key,
})
