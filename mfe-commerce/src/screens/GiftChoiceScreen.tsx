import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Breadcrumbs, EmptyState, Loaded, PageHead, PageTop, Wrap } from '@kinora/ui'
import { GiftChoice } from '../features/gift/choice/GiftChoice.tsx'
import { Steps } from '../features/gift/Steps.tsx'
import { useGiftOffers } from '../features/gift/useGiftOffers.ts'
import styles from './Screen.module.css'

/** The choice of a gift card. */
export default function GiftChoiceScreen() {
  const { t } = useTranslation('mfe-commerce')
  const offers = useGiftOffers()
  return (
    <Wrap className={styles.place}>
      <PageHead title={t('gift.title')} description={t('gift.description')} path={paths.giveAGift()} />
      <Breadcrumbs ns="mfe-commerce" />
      <PageTop title={t('gift.title')} lead={t('gift.lead')}>
        <Steps at="choice" />
      </PageTop>
      {offers.isNone ? (
        <EmptyState sentence={t('gift.none')} />
      ) : (
        <Loaded reading={offers} failed={t('gift.failed')}>
          {(read) => <GiftChoice {...read} />}
        </Loaded>
      )}
    </Wrap>
  )
}
