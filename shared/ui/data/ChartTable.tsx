import { useTranslation } from '@kinora/i18n'
import { useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { VisuallyHidden } from '../page/VisuallyHidden.tsx'
import { FactsTable, type Facts } from './FactsTable.tsx'
import styles from './ChartTable.module.css'

type Props = Facts & {
  /** Many columns: on a narrow screen the table is scrolled. */
  wide?: boolean
  /** The place is a grid: the button stands in its area `button`, the table in a row of all columns. */
  isBeside?: boolean
}

/** The facts of a chart as a table. Screen readers always have it; the button shows it to everybody else. */
export function ChartTable({ wide = false, isBeside = false, ...facts }: Props) {
  const { t } = useTranslation('ui')
  const [isShown, setShown] = useState(false)
  const table = <FactsTable {...facts} />
  return (
    <div className={isBeside ? styles.beside : styles.chartTable}>
      <Button
        variant="quiet"
        icon="table"
        className={styles.button}
        aria-expanded={isShown}
        onClick={() => setShown(!isShown)}
      >
        {t(isShown ? 'table.hide' : 'table.show')}
      </Button>
      {!isShown ? (
        <VisuallyHidden as="div">{table}</VisuallyHidden>
      ) : wide ? (
        // In the order of the Tab key, because it is scrolled by the arrow keys.
        <div className={styles.wide} role="region" aria-label={facts.caption} tabIndex={0}>
          {table}
        </div>
      ) : (
        <div className={styles.shown}>{table}</div>
      )}
    </div>
  )
}
