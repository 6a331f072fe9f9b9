import { problemOf } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { EmptyState, LinkButton, Loaded, PageHead, useHydrated, useSite, Wrap } from '@kinora/ui'
import { useCommerceOpenGiftCardQuery } from '../giftApi.ts'
import styles from './OpenedCard.module.css'
import { PrintedCard } from './PrintedCard.tsx'

/**
 * A gift card for whoever has its link. The token is after the `#`, which browsers send to nobody: it is in no log and in
 * no referrer, and without JavaScript nothing is opened.
 */
export function OpenedCard() {
  const { t } = useTranslation('mfe-commerce')
  const isHydrated = useHydrated()
  const { isProvided } = useSite()
  const token = isHydrated ? location.hash.slice(1) : ''
  const reading = useCommerceOpenGiftCardQuery(token, { skip: token === '' })
  const status = problemOf(reading.error)?.status
  const isUnknown = status === 404 || status === 400 || (isHydrated && token === '')
  return (
    <Wrap>
      <PageHead
        title={t('gift.opened.title')}
        description={t('gift.opened.lead')}
        path={paths.giftCard()}
        // The language switch keeps the token.
        {...(token && { alternates: { pl: paths.giftCard(token), en: paths.giftCard(token) } })}
        noIndex
      />
      <meta name="referrer" content="no-referrer" />
      <div className={styles.page}>
        <h1>{t('gift.opened.title')}</h1>
        <p className={styles.lead}>{t('gift.opened.lead')}</p>
        {isUnknown ? (
          <EmptyState
            sentence={t('gift.opened.unknown')}
            action={isProvided(paths.contact()) && <LinkButton to={paths.contact()}>{t('payment.contact')}</LinkButton>}
          />
        ) : (
          <Loaded reading={reading} failed={t('gift.opened.failed')}>
            {(card) => <PrintedCard card={card} />}
          </Loaded>
        )}
      </div>
    </Wrap>
  )
}
