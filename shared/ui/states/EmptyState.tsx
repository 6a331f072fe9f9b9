import type { ReactNode } from 'react'
import { Drawing, type DrawingName } from './Drawing.tsx'
import styles from './EmptyState.module.css'

type Props = {
  /** One sentence that says the state. */
  sentence: string
  /** One action: a `LinkButton` or a `Button`. */
  action?: ReactNode
  drawing?: DrawingName
  /** `h1` where it is the whole page. */
  as?: 'h1' | 'h2' | 'p'
}

/** An empty state: a drawing, a sentence and one action. */
export function EmptyState({ sentence, action, drawing = 'empty', as: Sentence = 'p' }: Props) {
  return (
    <div className={styles.state}>
      <Drawing name={drawing} />
      <Sentence className={styles.sentence} tabIndex={Sentence === 'h1' ? -1 : undefined}>
        {sentence}
      </Sentence>
      {action}
    </div>
  )
}
