import type { GiftCard } from '@kinora/contracts'
import { dayOf, formatDay, typeset, useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { QrCode } from '@kinora/qr'
import { Button, Icon, LinkButton, useSite } from '@kinora/ui'
import { GiftCardView } from '../card/GiftCardView.tsx'
import { useCommerceListGiftTemplatesQuery } from '../giftApi.ts'
import styles from './OpenedCard.module.css'

/** `7G4K M2QX V8ZD 3HNB`: as people read it aloud. */
const inGroups = (code: string): string => code.replace(/[^0-9A-Z]/gi, '').replace(/(.{4})(?=.)/g, '$1 ')

/** A gift card as a sheet of A5 or A4: its design, its code, and how to redeem it. */
export function PrintedCard({ card }: { card: GiftCard }) {
  const { t } = useTranslation('mfe-commerce')
  const locale = useLocale()
  const { origin } = useSite()
  const { data: templates = [] } = useCommerceListGiftTemplatesQuery()
  const template = templates.find(({ id }) => id === card.templateId)
  const day = (moment: string) => formatDay(dayOf(new Date(moment)), locale, 'full')
  const link = localePath(locale, paths.activateGift(card.code))
  const address = origin.replace(/^https?:\/\//, '') + localePath(locale, paths.activateGift())
  return (
    <>
      {card.redeemedAt ? (
        <p className={styles.redeemed}>
          <Icon name="circle-check" />
          {t('gift.opened.redeemed', { date: day(card.redeemedAt) })}
        </p>
      ) : (
        <div className={styles.actions}>
          <Button variant="primary" icon="print" onClick={() => window.print()}>
            {t('gift.opened.print')}
          </Button>
          <LinkButton to={paths.activateGift(card.code)}>{t('gift.opened.redeem')}</LinkButton>
        </div>
      )}
      <article className={styles.sheet} aria-label={t('gift.card.kind')}>
        {template && (
          <GiftCardView
            template={template}
            months={card.months}
            sizes="(min-width: 48em) 42rem, 100vw"
            className={styles.design}
          />
        )}
        <div className={styles.words}>
          {card.message && <p className={styles.message}>{typeset(card.message)}</p>}
          {card.name && <p className={styles.from}>{t('gift.opened.from', { name: card.name })}</p>}
        </div>
        {!card.redeemedAt && (
          <div className={styles.redeeming}>
            <div>
              <p className={styles.label}>{t('gift.opened.code')}</p>
              <p className={styles.code}>{inGroups(card.code)}</p>
              <ol className={styles.how}>
                <li>{t('gift.opened.how.open', { address })}</li>
                <li>{t('gift.opened.how.enter')}</li>
                <li>{t('gift.opened.how.train', { length: t('gift.months', { count: card.months }) })}</li>
              </ol>
              <p className={styles.until}>{t('gift.opened.until', { date: day(card.expiresAt) })}</p>
            </div>
            <QrCode className={styles.qr} text={origin + link} label={t('gift.opened.qr')} />
          </div>
        )}
      </article>
    </>
  )
}
