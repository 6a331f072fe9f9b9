import type { GiftSubscription, GiftTemplate } from '@kinora/contracts'
import { ApiForm, FieldGroup, useApiForm, useProblemWords } from '@kinora/forms'
import { useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { Link, useNavigate } from '@kinora/router'
import { CheckboxField, useHydrated } from '@kinora/ui'
import { keepDraft } from '../giftDraft.ts'
import { GiftFields } from './GiftFields.tsx'
import { giftOrderSchema, type GiftOrderValues } from './giftOrderForm.ts'
import { PurchaserFields } from './PurchaserFields.tsx'
import { useDraftFields } from './useDraftFields.ts'

type Props = { gift: GiftSubscription; template: GiftTemplate }

/**
 * The data of a gift order (docs/specification.md, section 5). They stay in this tab until the order is paid. Without
 * JavaScript the browser posts them to the page's own address.
 */
export function OrderForm({ gift, template }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const locale = useLocale()
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const query = { template: String(template.id) }
  const form = useApiForm<GiftOrderValues>({
    schema: giftOrderSchema,
    send: async (values) => {
      keepDraft(values)
      await navigate(paths.giftSummary(gift.lookupKey, query))
    },
    words: useProblemWords('mfe-commerce', 'gift.problem'),
  })
  useDraftFields(form)

  return (
    <ApiForm
      state={form.state}
      submit={t('gift.order.submit')}
      busy={t('gift.order.busy')}
      action={localePath(locale, paths.giftOrder(gift.lookupKey, query))}
    >
      {!isHydrated && (
        <>
          <input type="hidden" name="lookupKey" value={gift.lookupKey} />
          <input type="hidden" name="designId" value={template.id} />
          <input type="hidden" name="lang" value={locale} />
        </>
      )}
      <GiftFields form={form} />
      <PurchaserFields form={form} />
      <FieldGroup title={t('gift.order.consent')}>
        <CheckboxField {...form.field('terms')} label={t('gift.field.terms')}>
          <Link to={paths.terms()} target="_blank">
            {t('gift.order.readTerms')}
          </Link>
        </CheckboxField>
      </FieldGroup>
    </ApiForm>
  )
}
