import type { GiftSubscription, GiftTemplate } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Link } from '@kinora/router'
import { EmptyState, Loaded, PageHead, useHeadingFocus, Wrap } from '@kinora/ui'
import type { ComponentProps, ReactNode } from 'react'
import { GiftCardView } from '../card/GiftCardView.tsx'
import { Steps } from '../Steps.tsx'
import { Totals } from '../Totals.tsx'
import { useGiftOffers, useOrdered, type Offers } from '../useGiftOffers.ts'
import styles from './OrderPage.module.css'

type Ordered = { gift: GiftSubscription; template: GiftTemplate }
type Props = ComponentProps<typeof Steps> & {
  page: 'giftOrder' | 'giftSummary'
  title: string
  lead: string
  children: (ordered: Ordered) => ReactNode
}

/** A page of an order: what is ordered follows from its address. */
export function OrderPage(props: Props) {
  const { t } = useTranslation('mfe-commerce')
  const offers = useGiftOffers()
  return (
    <Wrap className={styles.place}>
      {offers.isNone ? (
        <EmptyState sentence={t('gift.none')} />
      ) : (
        <Loaded reading={offers} failed={t('gift.failed')}>
          {(loadedOffers) => <OrderContent {...props} offers={loadedOffers} />}
        </Loaded>
      )}
    </Wrap>
  )
}

function OrderContent({ at, page, title, lead, children, offers }: Props & { offers: Offers }) {
  const { t } = useTranslation('mfe-commerce')
  const ordered = useOrdered(offers)
  const heading = useHeadingFocus(title)
  const query = { template: String(ordered.template.id) }
  const path = paths[page](ordered.gift.lookupKey, query)
  return (
    <>
      <PageHead title={title} description={lead} path={path} alternates={{ pl: path, en: path }} noIndex />
      <header className={styles.top}>
        <p>
          <Link to={paths.giveAGift({ ...query, subscription: ordered.gift.lookupKey })}>{t('gift.order.back')}</Link>
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className={styles.lead}>{lead}</p>
        <Steps at={at} />
      </header>
      {page === 'giftSummary' ? (
        children(ordered)
      ) : (
        <div className={styles.columns}>
          <div className={styles.form}>{children(ordered)}</div>
          <aside className={styles.card} aria-label={t('gift.summary.card')}>
            <GiftCardView
              template={ordered.template}
              months={ordered.gift.months}
              sizes="(min-width: 60em) 24rem, 100vw"
            />
            <Totals template={ordered.template} gift={ordered.gift} />
          </aside>
        </div>
      )}
    </>
  )
}
