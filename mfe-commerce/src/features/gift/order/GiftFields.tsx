import { FieldGroup } from '@kinora/forms'
import { useToday, useTranslation } from '@kinora/i18n'
import { GIFT_MESSAGE_MAX_LENGTH } from '@kinora/limits'
import { EmailField, TextAreaField, TextField, useHydrated } from '@kinora/ui'
import { fieldOf } from './fieldOf.ts'
import { lastDeliveryDay, type GiftOrderForm } from './giftOrderForm.ts'
import styles from './OrderForm.module.css'

/** Who gets the card, with which words, and when. */
export function GiftFields({ form }: { form: GiftOrderForm }) {
  const { t } = useTranslation('mfe-commerce')
  const isHydrated = useHydrated()
  const day = useToday()
  const field = fieldOf(form, isHydrated)
  return (
    <FieldGroup title={t('gift.order.recipient')}>
      <EmailField
        {...field('recipient.email')}
        label={t('gift.field.recipientEmail')}
        hint={t('gift.hint.recipientEmail')}
        autoComplete="off"
      />
      <div>
        <TextAreaField
          {...field('message')}
          label={t('gift.field.message')}
          hint={t('gift.hint.message')}
          rows={4}
          maxLength={GIFT_MESSAGE_MAX_LENGTH}
        />
        <Counter form={form} />
      </div>
      <TextField
        {...field('deliverOn')}
        label={t('gift.field.deliverOn')}
        hint={t('gift.hint.deliverOn')}
        type="date"
        // The server does not know the user's day.
        {...(isHydrated && { min: day, max: lastDeliveryDay(day) })}
        autoComplete="off"
      />
    </FieldGroup>
  )
}

/** How many characters are left. */
function Counter({ form }: { form: GiftOrderForm }) {
  const { t } = useTranslation('mfe-commerce')
  const remainingCharacters = GIFT_MESSAGE_MAX_LENGTH - (form.watch('message') ?? '').length
  return <p className={styles.counter}>{t('gift.order.left', { count: remainingCharacters })}</p>
}
