import { countryOptions, diallingCode, FieldGroup, Pair, useChoice, usualCountry } from '@kinora/forms'
import { useLocale, useTranslation } from '@kinora/i18n'
import { ComboboxField, EmailField, SelectField, TextField, useHydrated } from '@kinora/ui'
import { useMemo } from 'react'
import { fieldOf } from './fieldOf.ts'
import type { GiftOrderForm } from './giftOrderForm.ts'
import styles from './OrderForm.module.css'

/** Who pays. */
export function PurchaserFields({ form }: { form: GiftOrderForm }) {
  const { t } = useTranslation('mfe-commerce')
  const field = fieldOf(form, useHydrated())
  return (
    <FieldGroup title={t('gift.order.purchaser')}>
      <EmailField
        {...field('purchaser.email')}
        label={t('gift.field.purchaserEmail')}
        hint={t('gift.hint.purchaserEmail')}
      />
      <Pair>
        <TextField {...field('purchaser.firstName')} label={t('gift.field.firstName')} autoComplete="given-name" />
        <TextField {...field('purchaser.lastName')} label={t('gift.field.lastName')} autoComplete="family-name" />
      </Pair>
      <CountryAndPhone form={form} />
      <TextField
        {...field('purchaser.streetAddress')}
        label={t('gift.field.streetAddress')}
        autoComplete="address-line1"
      />
      <TextField
        {...field('purchaser.streetAddress2')}
        label={t('gift.field.streetAddress2')}
        autoComplete="address-line2"
      />
      <Pair>
        <TextField {...field('purchaser.postCode')} label={t('gift.field.postCode')} autoComplete="postal-code" />
        <TextField {...field('purchaser.city')} label={t('gift.field.city')} autoComplete="address-level2" />
      </Pair>
    </FieldGroup>
  )
}

function CountryAndPhone({ form }: { form: GiftOrderForm }) {
  const { t } = useTranslation('mfe-commerce')
  const locale = useLocale()
  const isHydrated = useHydrated()
  const options = useMemo(() => countryOptions(locale), [locale])
  const { chosen, name, ...country } = useChoice(form, 'purchaser.country', usualCountry(locale))
  return (
    <>
      <div className={styles.scripted}>
        <ComboboxField
          {...country}
          // Before that it holds a name, and what is posted must be a code.
          {...(isHydrated && { name })}
          value={chosen}
          label={t('gift.field.country')}
          hint={t('gift.hint.country')}
          options={options}
          autoComplete="country-name"
        />
      </div>
      <noscript>
        <SelectField name="purchaser[country]" label={t('gift.field.country')} defaultValue={usualCountry(locale)}>
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
      </noscript>
      <TextField
        {...fieldOf(form, isHydrated)('purchaser.telephoneNumber')}
        label={t('gift.field.telephoneNumber')}
        hint={t('gift.hint.telephoneNumber', { code: diallingCode(chosen) })}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </>
  )
}
