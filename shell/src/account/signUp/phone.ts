import { parsePhoneNumberFromString, validatePhoneNumberLength, type CountryCode } from 'libphonenumber-js/min'

/** What is wrong with a phone number written as in its country or with its dialling code; null for nothing. */
export function phoneProblem(text: string, country: string): 'format' | 'short' | null {
  const lengthProblem = validatePhoneNumberLength(text, country as CountryCode)
  if (lengthProblem === 'TOO_SHORT') return 'short'
  if (lengthProblem) return 'format'
  return parsePhoneNumberFromString(text, country as CountryCode)?.isValid() ? null : 'format'
}

/** As everybody understands it: `+48501234567` (E.164). */
export const internationalPhone = (text: string, country: string): string => parsePhoneNumberFromString(text, country as CountryCode)?.number ?? text
