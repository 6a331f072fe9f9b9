import type { ReactNode } from 'react'
import styles from './FactsTable.module.css'

export type Facts = {
  /** The table's name. */
  caption: string
  columns: string[]
  /** The first cell of a row names it. */
  rows: { key: string; cells: ReactNode[] }[]
}

/** Facts as a table. Where it is narrow, each row is a list with the names of the columns, so that no word breaks. */
export function FactsTable({ caption, columns, rows }: Facts) {
  return (
    <div className={styles.frame}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...facts] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {facts.map((fact, index) => (
                <td key={columns[index + 1]} data-column={columns[index + 1]}>
                  {fact}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
