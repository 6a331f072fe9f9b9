/** So that Excel reads the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF'
/** How spreadsheets recognise a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/

type Cell = string | number | null

/** Rows as CSV (RFC 4180). A text that a spreadsheet would take for a formula begins with an apostrophe. */
export const csvOf = (rows: Cell[][]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')

function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
