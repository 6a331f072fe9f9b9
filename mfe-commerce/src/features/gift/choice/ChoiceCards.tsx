import { ChoiceTarget, joinClasses } from '@kinora/ui'
import type { ReactNode } from 'react'
import styles from './ChoiceCards.module.css'

type Choice = { value: string; content: ReactNode }
type Props = {
  title: string
  /** The parameter of the address. */
  name: string
  choices: Choice[]
  chosen: string
  onChoose: (value: string) => void
  /** On a phone one stands below another: for choices without pictures. */
  inRows?: boolean
}

/** Radio buttons, each a card. */
export function ChoiceCards({ title, name, choices, chosen, onChoose, inRows = false }: Props) {
  return (
    <fieldset>
      <legend>
        <h2 className={styles.title}>{title}</h2>
      </legend>
      <div className={joinClasses(styles.choices, inRows && styles.rows)}>
        {choices.map(({ value, content }) => (
          <ChoiceTarget
            key={value}
            type="radio"
            name={name}
            value={value}
            checked={value === chosen}
            onChange={() => onChoose(value)}
            className={styles.choice}
          >
            {content}
          </ChoiceTarget>
        ))}
      </div>
    </fieldset>
  )
}

/** The content of a card: its name beside the radio's dot, after a picture. */
export const ChoiceWords = ({ name, detail, picture }: { name: string; detail?: string; picture?: ReactNode }) => (
  <>
    {picture}
    <span className={styles.words}>
      <span className={styles.dot} aria-hidden="true" />
      <span className={styles.name}>
        <b>{name}</b>
        {detail && <span>{detail}</span>}
      </span>
    </span>
  </>
)
