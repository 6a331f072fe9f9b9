import { joinClasses } from '@kinora/ui'
import type { ReactNode } from 'react'
import styles from './StepView.module.css'

type Props = { look: 'pine' | 'clay' | 'indigo'; children: ReactNode }

/** What a step looks like in the product. The words beside it say the same, so it is hidden from screen readers. */
export const StepView = ({ look, children }: Props) => (
  <div className={joinClasses(styles.view, styles[look])} aria-hidden="true">
    {children}
  </div>
)
