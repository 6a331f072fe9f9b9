import type { ReferItem } from '@kinora/contracts'
import { typeset, useLocale, useTranslation } from '@kinora/i18n'
import { ServerMarkup } from '@kinora/remote'
import { buttonLook, Icon, Picture, VisuallyHidden } from '@kinora/ui'
import { Fragment } from 'react'
import { markdown } from './markdown.ts'
import styles from './Partner.module.css'

/** Options for a partner's Markdown: HTML is shown as text, and headings of level 1 and 2 become level 3. */
const MARKDOWN = {
  disableParsingRawHTML: true,
  wrapper: Fragment,
  forceBlock: true,
  overrides: { h1: 'h3', h2: 'h3' },
} as const

/** One partner: picture, description, link, and a handbook to download. */
export function Partner({ id, title, image, description, handBookUrl, data: { buttonURL, buttonText } }: ReferItem) {
  const { t } = useTranslation('mfe-marketing')
  const locale = useLocale()
  const text = locale === 'pl' ? typeset(description) : description
  return (
    <section className={styles.partner} aria-labelledby={`partner-${id}`}>
      {image && <Picture image={image} sizes="(min-width: 60em) 22rem, 92vw" alt="" className={styles.picture} />}
      <div className={styles.words}>
        <h2 id={`partner-${id}`}>{title}</h2>
        <ServerMarkup
          cache={markdown}
          name="reader"
          className={styles.description}
          draw={({ default: Markdown }) => <Markdown options={MARKDOWN}>{text}</Markdown>}
        />
        <div className={styles.ways}>
          <a className={buttonLook({ variant: 'secondary' })} href={buttonURL} target="_blank" rel="noopener">
            {buttonText}
            <VisuallyHidden>{t('newTab')}</VisuallyHidden>
            <Icon name="external-link" size="small" />
          </a>
          {handBookUrl && (
            <a className={styles.handBook} href={handBookUrl} download>
              {t('refer.handBook', { title })}
            </a>
          )}
        </div>
      </div>
    </section>
  )
}
