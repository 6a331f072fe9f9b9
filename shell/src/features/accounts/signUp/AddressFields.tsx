import { useChoice } from '@kinora/forms'
import { useLocale, useTranslation } from '@kinora/i18n'
import { ComboboxField, TextField } from '@kinora/ui'
import { useMemo } from 'react'
import { countryOptions, diallingCode, usualCountry } from './countries.ts'
import { Pair, Section } from './Section.tsx'
import type { SignUpForm } from './signUpForm.ts'

/** Address and phone number. The country decides how the number is parsed. */
export function AddressFields({ form }: { form: SignUpForm }) {
  const { t } = useTranslation('account')
  const locale = useLocale()
  const options = useMemo(() => countryOptions(locale), [locale])
  const { field } = form
  const { chosen, ...country } = useChoice(form, 'country', usualCountry(locale))
  return (
    <Section title={t('section.address')}>
      <ComboboxField
        {...country}
        value={chosen}
        label={t('field.country')}
        hint={t('hint.country')}
        options={options}
        autoComplete="country-name"
      />
      <TextField
        {...field('phoneNumber')}
        label={t('field.phoneNumber')}
        hint={t('hint.phoneNumber', { code: diallingCode(chosen) })}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField {...field('address.streetAddress')} label={t('field.streetAddress')} autoComplete="address-line1" />
      <TextField {...field('address.streetAddress2')} label={t('field.streetAddress2')} autoComplete="address-line2" />
      <Pair>
        <TextField {...field('address.postCode')} label={t('field.postCode')} autoComplete="postal-code" />
        <TextField {...field('address.city')} label={t('field.city')} autoComplete="address-level2" />
      </Pair>
    </Section>
  )
}
