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
  /** When it was said: `2026-05`. */
  month: string
  /** The person exists and agreed to its publication; otherwise it is labelled as an example. */
  consent?: boolean
  /** Shown on the first page as well. */
  home?: boolean
  /** A drawing, not a likeness; a decoration, so its alt is empty. */
  portrait?: TextPicture
  alt?: string
  children: ReactNode
}

/** A quote about Kinora. It says whether somebody said this and agreed to its publication, or whether it is an example. */
export function Quote({ name, who, town, month, consent = false, portrait, alt = '', children }: QuoteProps) {
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
          {!isExtract && (
            <small>
              {t(consent ? 'references.consent' : 'references.example', { date: formatVersion(month, locale) })}
            </small>
          )}
        </span>
      </figcaption>
    </figure>
  )
}
