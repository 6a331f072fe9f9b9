import type { Left } from './decide.ts'
import type { ImportReport } from './importContent.ts'

const REASONS: Record<Left['why'], string> = {
  changed: 'was changed in the database',
  deleted: 'was deleted from the database',
  foreign: 'is in the database, and not from an import',
  used: 'is not in the content any more, and still used',
}

/** What an import did, a line for each row that it left. */
export function describeReport({ added, changed, removed, left }: ImportReport): string {
  const lines = left.map(({ kind, key, why, columns }) => {
    const columnList = columns.length > 0 ? ` (${columns.join(', ')})` : ''
    return `  ${kind} ${key}: ${REASONS[why]}${columnList}`
  })
  return [
    `Content: ${added} rows added, ${changed} changed, ${removed} removed, ${left.length} left as they are.`,
    ...lines,
    ...(left.some(({ why }) => why !== 'used')
      ? ['To give those what the content says: npm run content -- --overwrite']
      : []),
  ].join('\n')
}
