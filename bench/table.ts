/** Formats a table; the first column is left-aligned, the others right-aligned. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]!.length)))
  const line = (row: string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]!) : cell.padStart(widths[column]!)))
      .join('   ')
  return [line(head), widths.map((width) => '─'.repeat(width)).join('───'), ...rows.map(line)]
    .map((text) => `  ${text.trimEnd()}`)
    .join('\n')
}

export const whole = (value: number) => Math.round(value).toLocaleString('en').replaceAll(',', ' ')
export const milliseconds = (value: number) => `${whole(value)} ms`
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
export const times = (value: number) => `${value.toFixed(2)} ×`
export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
