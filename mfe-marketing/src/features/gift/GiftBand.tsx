import { useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { LinkButton, useSite } from '@kinora/ui'
import card from '../../../content/home/gift.webp?picture'
import styles from './GiftBand.module.css'

/** Advertises gift cards. Its button is shown only while a release provides their page. */
export function GiftBand() {
  const { t } = useTranslation('mfe-marketing')
  const { isProvided } = useSite()
  const sizes = '(min-width: 60em) 27rem, 100vw'
  return (
    <section className={styles.band} aria-labelledby="gift">
      <div className={styles.words}>
        <h2 id="gift">{t('gift.title')}</h2>
        <p>{t('gift.lead')}</p>
        {isProvided(paths.giveAGift()) && (
          <LinkButton variant="primary" to={paths.giveAGift()}>
            {t('gift.choose')}
          </LinkButton>
        )}
      </div>
      <picture className={styles.card}>
        <source type="image/avif" srcSet={card.avif} sizes={sizes} />
        <img
          src={card.src}
          srcSet={card.webp}
          sizes={sizes}
          width={card.width}
          height={card.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </picture>
    </section>
  )
}
