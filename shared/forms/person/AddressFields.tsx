import { useLocale } from '@kinora/i18n'
import { ComboboxField, TextField } from '@kinora/ui'
import { useMemo } from 'react'
import { FieldGroup, Pair } from '../FieldGroup.tsx'
import type { ApiFormOf } from '../useApiForm.ts'
import { useChoice } from '../useChoice.ts'
import type { Words } from '../useWords.ts'
import { countryOptions, diallingCode, usualCountry } from './countries.ts'
import type { PersonValues } from './personRules.ts'

type Props<Values extends PersonValues> = {
  form: ApiFormOf<Values>
  /** Of the messages `section.address`, `field` and `hint`. */
  words: Words
}

/** Address and phone number. The country decides how the number is parsed. */
export function AddressFields<Values extends PersonValues>({ form, words }: Props<Values>) {
  const locale = useLocale()
  const options = useMemo(() => countryOptions(locale), [locale])
  const personForm = form as unknown as ApiFormOf<PersonValues>
  const { field } = personForm
  const { chosen, ...country } = useChoice(personForm, 'country', usualCountry(locale))
  return (
    <FieldGroup title={words('section.address')}>
      <ComboboxField
        {...country}
        value={chosen}
        label={words('field.country')}
        hint={words('hint.country')}
        options={options}
        autoComplete="country-name"
      />
      <TextField
        {...field('phoneNumber')}
        label={words('field.phoneNumber')}
        hint={words('hint.phoneNumber', { code: diallingCode(chosen) })}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField
        {...field('address.streetAddress')}
        label={words('field.streetAddress')}
        autoComplete="address-line1"
      />
      <TextField
        {...field('address.streetAddress2')}
        label={words('field.streetAddress2')}
        autoComplete="address-line2"
      />
      <Pair>
        <TextField {...field('address.postCode')} label={words('field.postCode')} autoComplete="postal-code" />
        <TextField {...field('address.city')} label={words('field.city')} autoComplete="address-level2" />
      </Pair>
    </FieldGroup>
  )
}
