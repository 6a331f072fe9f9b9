import { FEELINGS, type FeelingName } from '@kinora/limits'
import { useId, type ReactNode } from 'react'
import { Face } from '../media/Face.tsx'
import { VisuallyHidden } from '../page/VisuallyHidden.tsx'
import { ChoiceTarget } from './ChoiceTarget.tsx'
import styles from './FeelingField.module.css'
import { useFeelingName } from './useFeelingName.ts'

type Props = {
  /** The group's name, for screen readers: a heading above says it to everybody else. */
  label: string
  /** Under the faces: who reads the answer. */
  hint?: ReactNode
  chosen: FeelingName | null
  onChoose: (feeling: FeelingName) => void
}

/** Five faces on one line, from sad to energetic, with radio buttons under them (docs/specification.md, section 2). */
export function FeelingField({ label, hint, chosen, onChoose }: Props) {
  const nameOf = useFeelingName()
  const [group, hintId] = [useId(), useId()]
  return (
    <fieldset aria-describedby={hint ? hintId : undefined}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      <div className={styles.field}>
        <div className={styles.faces}>
          {FEELINGS.map((feeling) => (
            <ChoiceTarget
              key={feeling}
              type="radio"
              name={group}
              value={feeling}
              checked={feeling === chosen}
              onChange={() => onChoose(feeling)}
              className={styles.face}
            >
              <Face feeling={feeling} className={styles.drawing} />
              <span className={styles.choice}>
                <span className={styles.radio} />
                {nameOf(feeling)}
              </span>
            </ChoiceTarget>
          ))}
        </div>
      </div>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}
