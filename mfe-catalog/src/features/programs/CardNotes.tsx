import type { CardNote } from '@kinora/contracts'
import { Icon, type IconName } from '@kinora/ui'
import styles from './CardNotes.module.css'

const ICONS: Record<Exclude<CardNote['look'], 'strong'>, IconName> = {
  done: 'circle-check',
  today: 'sun',
  later: 'calendar',
}

/** Lines of a card: how often to train, and when it was done or is due. */
export const CardNotes = ({ notes }: { notes: readonly CardNote[] }) => (
  <span className={styles.notes}>
    {notes.map(({ text, look }) => (
      <span key={look} className={styles[look]}>
        {look !== 'strong' && <Icon name={ICONS[look]} size="small" />}
        {text}
      </span>
    ))}
  </span>
)
