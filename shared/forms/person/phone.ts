import { parsePhoneNumberFromString, validatePhoneNumberLength, type CountryCode } from 'libphonenumber-js/min'

/** Why a phone number, in national or international form, is invalid; null if it is valid. */
export function phoneProblem(text: string, country: string): 'format' | 'short' | null {
  const lengthProblem = validatePhoneNumberLength(text, country as CountryCode)
  if (lengthProblem === 'TOO_SHORT') return 'short'
  if (lengthProblem) return 'format'
  return parsePhoneNumberFromString(text, country as CountryCode)?.isValid() ? null : 'format'
}

/** In E.164: `+48501234567`. */
export const internationalPhone = (text: string, country: string): string =>
  parsePhoneNumberFromString(text, country as CountryCode)?.number ?? text
