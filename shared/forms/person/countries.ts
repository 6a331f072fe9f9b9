import type { Locale } from '@kinora/limits'
import type { ComboboxOption } from '@kinora/ui'
import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js/min'

/** Countries listed first, and the preselected country of each language. */
const SUGGESTED: CountryCode[] = ['AU', 'CA', 'DE', 'FR', 'JP', 'US']
const USUAL: Record<Locale, CountryCode> = { pl: 'PL', en: 'GB' }

/** Islands that have a dialling code and no ISO 3166 code of their own. */
const NO_COUNTRIES: string[] = ['AC', 'TA']

export const usualCountry = (locale: Locale): CountryCode => USUAL[locale]

/** All countries with a dialling code, named in the language and in its order: suggested ones first. */
export function countryOptions(locale: Locale): ComboboxOption[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const inOrder = new Intl.Collator(locale)
  const option = (code: CountryCode): ComboboxOption => ({
    value: code,
    label: names.of(code) ?? code,
    detail: `+${getCountryCallingCode(code)}`,
  })

  const all = getCountries()
    .filter((code) => !NO_COUNTRIES.includes(code))
    .map(option)
    .sort((a, b) => inOrder.compare(a.label, b.label))
  const isSuggested = ({ value }: ComboboxOption) => SUGGESTED.some((code) => code === value)
  return [
    ...all.filter(isSuggested).map((suggested) => ({ ...suggested, group: 'suggested' })),
    ...all.filter((other) => !isSuggested(other)),
  ]
}

export const diallingCode = (country: string): string => `+${getCountryCallingCode(country as CountryCode)}`
