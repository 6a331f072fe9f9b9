import pg from 'pg'

/** The invented people of a database, known by the domains of their mail, which nobody can own. */
export async function demoPeople(databaseUrl: string | undefined): Promise<string[]> {
  if (!databaseUrl) return ['DATABASE_URL is not set: whether the demo is in the database was not looked at']
  const client = new pg.Client({ connectionString: databaseUrl })
  try {
    await client.connect()
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from users where email ~ '@(example\\.(org|com|net)|.*\\.example)$'`,
    )
    return rows[0]?.count ? [`${rows[0].count} invented people have an account`] : []
  } catch (error) {
    return [`the database was not looked at: ${(error as Error).message}`]
  } finally {
    await client.end()
  }
}
