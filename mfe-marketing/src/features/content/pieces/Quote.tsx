import { useLocale, useTranslation } from '@kinora/i18n'
import type { ReactNode } from 'react'
import { useIsExtract } from '../Extract.tsx'
import { formatVersion } from '../formatVersion.ts'
import type { TextPicture } from '../textPicture.ts'
import styles from './Quote.module.css'

export type QuoteProps = {
  name: string
  /** Age or profession. */
  who: string
  town: string
  /** The month since which we may publish it: `2026-05`. Required for every quote. */
  consent: string
  /** Shown on the first page as well. */
  home?: boolean
  /** A drawing, not a likeness; a decoration, so its alt is empty. */
  portrait?: TextPicture
  alt?: string
  children: ReactNode
}

/** A quote about Kinora, with the date of the consent to publish it. */
export function Quote({ name, who, town, consent, portrait, alt = '', children }: QuoteProps) {
  const { t } = useTranslation('mfe-marketing')
  const locale = useLocale()
  const isExtract = useIsExtract()
  return (
    <figure className={styles.quote}>
      <blockquote>{children}</blockquote>
      <figcaption>
        {portrait && <img src={portrait.src} width={60} height={60} alt={alt} loading="lazy" decoding="async" />}
        <span>
          <b>{name}</b>
          <span>{`${who}, ${town}`}</span>
          {!isExtract && <small>{t('references.consent', { date: formatVersion(consent, locale) })}</small>}
        </span>
      </figcaption>
    </figure>
  )
}
