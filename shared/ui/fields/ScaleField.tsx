import type { ReactNode } from 'react'
import { joinClasses } from '../joinClasses.ts'
import { ChoiceTarget } from './ChoiceTarget.tsx'
import styles from './ScaleField.module.css'

type Props = {
  /** The group's legend. */
  label: ReactNode
  name: string
  /** The scale begins at 0. */
  max: number
  /** What its two ends mean. */
  ends: { low: string; high: string }
  /** Hides the ends' words, where they stand above several scales. Screen readers still read them. */
  areEndsHidden?: boolean
  chosen: number | null
  /** The earlier answer: drawn with a frame, and a line from it to the chosen one. */
  start?: number | null
  onChoose: (value: number) => void
}

/** A number from 0 to `max`, as radio buttons that look like cells. */
export function ScaleField({ label, name, max, ends, areEndsHidden = false, chosen, start = null, onChoose }: Props) {
  const words: Record<number, string> = { 0: ends.low, [max]: ends.high }
  const isBetween = (value: number) =>
    start !== null && chosen !== null && value > Math.min(start, chosen) && value < Math.max(start, chosen)
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className={styles.steps}>
        {Array.from({ length: max + 1 }, (_, value) => (
          <ChoiceTarget
            key={value}
            type="radio"
            name={name}
            value={value}
            aria-label={words[value]}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className={joinClasses(styles.step, isBetween(value) && styles.between, value === start && styles.start)}
          >
            {value}
          </ChoiceTarget>
        ))}
      </div>
      {!areEndsHidden && (
        <p className={styles.ends} aria-hidden="true">
          <span>{ends.low}</span>
          <span>{ends.high}</span>
        </p>
      )}
    </fieldset>
  )
}
