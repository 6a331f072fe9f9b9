import type { PGlite } from '@electric-sql/pglite'

/**
 * Runs a statement with values, or a script. A transaction around a script ends it when it fails: one that the script has
 * begun and not ended would fail the next query of somebody else.
 */
export async function embeddedScript(lite: PGlite, text: string, values: unknown[] = []): Promise<{ rows: unknown[] }> {
  if (values.length > 0) return lite.query(text, values)
  const results = await lite.transaction((tx) => tx.exec(text))
  return { rows: results.flatMap(({ rows }) => rows) }
}
