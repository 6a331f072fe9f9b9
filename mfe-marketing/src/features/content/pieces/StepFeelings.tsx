import { FEELINGS } from '@kinora/limits'
import { Face, useFeelingName } from '@kinora/ui'
import styles from './StepFeelings.module.css'
import { StepView } from './StepView.tsx'

/** The question after a film, with one face chosen. */
export function StepFeelings({ question }: { question: string }) {
  const nameOf = useFeelingName()
  return (
    <StepView look="indigo">
      <div className={styles.card}>
        <b className={styles.question}>{question}</b>
        <div className={styles.faces}>
          {FEELINGS.map((feeling) => (
            <span key={feeling} className={feeling === CHOSEN ? styles.chosen : undefined}>
              <Face feeling={feeling} className={styles.face} />
              <span className={styles.name}>{nameOf(feeling)}</span>
            </span>
          ))}
        </div>
      </div>
    </StepView>
  )
}

const CHOSEN = FEELINGS[3]
