/** SQL for a timestamp as text: ISO 8601 in UTC, the same from both drivers. */
export const isoSql = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
