import { typeset } from '@kinora/i18n'
import styles from './CaptionStrip.module.css'
import type { CaptionChoice } from './media/preferences.ts'

type Props = {
  choice: CaptionChoice
  /** What is said now; empty in the pauses. */
  text: string
}

/**
 * The caption of this moment, below the film: over it, it would hide the feet. Always as high as the longest caption.
 * Not live: screen readers would talk over the film, and the transcript is beside it.
 */
export function CaptionStrip({ choice, text }: Props) {
  if (choice === 'off') return null
  return (
    <p className={styles.captions} lang={choice} data-testid="caption">
      {choice === 'pl' ? typeset(text) : text}
    </p>
  )
}
