import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js'

/** Whether it is a country with a dialling code, as ISO 3166-1 alpha-2: the list that people choose from. */
export const isCountry = (code: string): boolean => isSupportedCountry(code)

/** A phone number in E.164, as it is written in that country; undefined if it is none. */
export function readPhone(text: string, country: string): string | undefined {
  if (!isSupportedCountry(country)) return undefined
  const phone = parsePhoneNumberFromString(text, country)
  return phone?.isValid() ? phone.number : undefined
}
