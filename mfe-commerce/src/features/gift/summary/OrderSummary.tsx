import type { GiftSubscription, GiftTemplate } from '@kinora/contracts'
import { countryOptions, Form, SubmitButton, useProblemWords, useSmallForm } from '@kinora/forms'
import { formatDay, serverNow, typeset, useLocale, useToday, useTranslation } from '@kinora/i18n'
import { GIFT_VALID_MONTHS, lastWithdrawalDay, WITHDRAWAL_DAYS } from '@kinora/limits'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { useSession } from '@kinora/session'
import type { ReactNode } from 'react'
import { GiftCardView } from '../card/GiftCardView.tsx'
import { Totals } from '../Totals.tsx'
import type { GiftOrderValues } from '../order/giftOrderForm.ts'
import styles from './OrderSummary.module.css'
import { useGiftPayment } from './useGiftPayment.ts'

type Props = { gift: GiftSubscription; template: GiftTemplate; order: GiftOrderValues }

/** Everything about an order once more, what happens after it, and the way to the payment. */
export function OrderSummary({ gift, template, order }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const query = { template: String(template.id) }
  return (
    <div className={styles.page}>
      <div className={styles.parts}>
        <Part
          title={t('gift.summary.card')}
          edit={paths.giveAGift({ ...query, subscription: gift.lookupKey })}
          label={t('gift.summary.editCard')}
        >
          <div className={styles.card}>
            <GiftCardView template={template} months={gift.months} sizes="24rem" />
          </div>
        </Part>
        <Data order={order} edit={paths.giftOrder(gift.lookupKey, query)} />
        <AfterPayment order={order} />
      </div>
      <Pay gift={gift} template={template} order={order} />
    </div>
  )
}

type PartProps = { title: string; edit?: string; label?: string; children: ReactNode }

const Part = ({ title, edit, label, children }: PartProps) => (
  <section className={styles.part}>
    <header>
      <h2>{title}</h2>
      {edit && <Link to={edit}>{label}</Link>}
    </header>
    {children}
  </section>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function Data({ order: { recipient, purchaser, message, deliverOn }, edit }: { order: GiftOrderValues; edit: string }) {
  const { t } = useTranslation('mfe-commerce')
  const locale = useLocale()
  const country = countryOptions(locale).find(({ value }) => value === purchaser.country)?.label
  const street = [purchaser.streetAddress, purchaser.streetAddress2].filter(Boolean).join(', ')
  return (
    <>
      <Part title={t('gift.summary.recipient')} edit={edit} label={t('gift.summary.editRecipient')}>
        <dl className={styles.facts}>
          <Fact name={t('gift.field.recipientEmail')}>{recipient.email}</Fact>
          <Fact name={t('gift.summary.delivery')}>
            {deliverOn ? formatDay(deliverOn, locale, 'full') : t('gift.summary.atOnce')}
          </Fact>
          <Fact name={t('gift.summary.message')}>
            {message ? <q className={styles.message}>{typeset(message)}</q> : t('gift.summary.noMessage')}
          </Fact>
        </dl>
      </Part>
      <Part title={t('gift.summary.purchaser')} edit={edit} label={t('gift.summary.editPurchaser')}>
        <dl className={styles.facts}>
          <Fact name={t('gift.summary.name')}>{`${purchaser.firstName} ${purchaser.lastName}`}</Fact>
          <Fact name={t('gift.field.purchaserEmail')}>{purchaser.email}</Fact>
          <Fact name={t('gift.field.telephoneNumber')}>{purchaser.telephoneNumber}</Fact>
          <Fact name={t('gift.summary.address')}>
            {`${street}, ${purchaser.postCode} ${purchaser.city}, ${country ?? purchaser.country}`}
          </Fact>
        </dl>
      </Part>
    </>
  )
}

function AfterPayment({ order: { deliverOn } }: { order: GiftOrderValues }) {
  const { t } = useTranslation('mfe-commerce')
  const locale = useLocale()
  const today = useToday()
  const date = formatDay(deliverOn || today, locale, 'full')
  return (
    <Part title={t('gift.summary.next')}>
      <ol className={styles.next}>
        <li>{t('gift.summary.nextPaid')}</li>
        <li>{deliverOn ? t('gift.summary.nextOnDay', { date }) : t('gift.summary.nextAtOnce')}</li>
        <li>{t('gift.summary.nextPrint')}</li>
        <li>{t('gift.summary.nextValid', { count: GIFT_VALID_MONTHS })}</li>
      </ol>
      <p className={styles.small}>
        {t('gift.summary.withdrawal', {
          count: WITHDRAWAL_DAYS,
          date: formatDay(lastWithdrawalDay(serverNow()), locale, 'full'),
        })}{' '}
        <Link to={paths.withdrawal()}>{t('gift.summary.toWithdrawal')}</Link>
      </p>
    </Part>
  )
}

function Pay({ gift, template, order }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const { isTestMode } = useSession()
  const { state } = useSmallForm({
    initial: {},
    send: useGiftPayment({ gift, template, order }),
    words: useProblemWords('mfe-commerce', 'gift.problem'),
  })
  return (
    <section className={styles.pay} aria-labelledby="sum">
      <h2 id="sum">{t('gift.summary.sum')}</h2>
      <Totals template={template} gift={gift} />
      {isTestMode ? (
        <p>{t('gift.summary.testMode')}</p>
      ) : (
        <Form state={state} summary className={styles.form}>
          <SubmitButton state={state} busy={t('gift.summary.leaving')} wide iconAfter="arrow-right">
            {t('gift.summary.pay')}
          </SubmitButton>
        </Form>
      )}
      <p className={styles.small}>{t('gift.choice.note')}</p>
      <p className={styles.small}>
        {t('gift.summary.terms')} <Link to={paths.terms()}>{t('gift.summary.toTerms')}</Link>
      </p>
    </section>
  )
}
