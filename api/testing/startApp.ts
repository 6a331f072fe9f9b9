import type { FastifyInstance } from 'fastify'
import { after, before } from 'node:test'
import { buildApp } from '../src/app.ts'
import { prepareDatabase } from '../src/db/prepareDatabase.ts'
import type { TestDatabase } from './databases.ts'
import { testContent } from './content.ts'

export const MEDIA_SECRET = 'a secret for tests that is long enough'

/** The real app on a database of its own, for all tests around; `app` and the rest are there once they run. */
export function useApp(create: () => Promise<TestDatabase>) {
  const content = testContent()
  const running = {} as { app: FastifyInstance; database: TestDatabase; content: typeof content }
  before(async () => {
    running.content = content
    running.database = await create()
    running.app = await startApp(running.database, content)
  })
  after(async () => {
    await stopApp(running.app)
    await running.database.drop()
  })
  return running
}

export async function startApp(database: TestDatabase, content = testContent()): Promise<FastifyInstance> {
  const db = await database.open()
  await prepareDatabase(db, content)
  const { mediaFolder } = content
  const config = { mediaSecret: MEDIA_SECRET, mediaFolder, trustedProxies: ['127.0.0.1'], logLevel: 'silent' }
  return buildApp({ db, config })
}

export async function stopApp(app: FastifyInstance | undefined) {
  await app?.close()
  await app?.db.close()
}
