import pg from 'pg'

/** DATABASE_URL_TEST, otherwise a local server, if it answers. @throws if DATABASE_URL_TEST does not answer */
export async function findPostgres(): Promise<string | undefined> {
  const configuredUrl = process.env.DATABASE_URL_TEST
  const local = ['root', 'postgres'].map((user) => `postgres://${user}@127.0.0.1:5432/postgres`)
  for (const url of configuredUrl ? [configuredUrl] : local) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
    const answers = await client.connect().then(
      () => true,
      () => false,
    )
    await client.end()
    if (answers) return url
  }
  if (configuredUrl) throw new Error('No PostgreSQL answers at DATABASE_URL_TEST')
  return undefined
}
