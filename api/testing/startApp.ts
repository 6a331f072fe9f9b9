import assert from 'node:assert/strict'
import type { FastifyInstance } from 'fastify'
import { after, before } from 'node:test'
import type { Content } from '../imports/content/contentEntries.ts'
import { importContent, type ImportReport } from '../imports/content/importContent.ts'
import { type AppConfig, buildApp } from '../src/app/app.ts'
import type { Database } from '../src/platform/database/database.ts'
import { prepareDatabase } from '../src/platform/database/drivers/prepareDatabase.ts'
import { differences } from './http/checkAnswers.ts'
import type { TestDatabase } from './database/databases.ts'
import { testContent } from './catalogue/content.ts'
import { openMailbox } from './messages/mailbox.ts'

export const MEDIA_SECRET = 'a secret for tests that is long enough'
export const ORIGIN = 'http://localhost:3000'

// At the end of each test file.
after(() => assert.deepEqual(differences(), [], 'differences from the OpenAPI document'))

type Mailbox = Awaited<ReturnType<typeof openMailbox>>

/** Starts the real app with its own database and mailbox for the surrounding tests; `before` sets the fields. */
export function useApp(create: () => Promise<TestDatabase>, changes: Partial<AppConfig> = {}) {
  const content = testContent()
  const running = {} as { app: FastifyInstance; database: TestDatabase; content: typeof content; mailbox: Mailbox }
  before(async () => {
    running.content = content
    running.database = await create()
    running.mailbox = await openMailbox()
    running.app = await startApp(running.database, content, { sandboxUrl: running.mailbox.url, ...changes })
  })
  after(async () => {
    await stopApp(running.app)
    running.mailbox.close()
    await running.database.drop()
    // The closures of tests live until the process ends: an app that they hold would, too.
    for (const name of Object.keys(running)) Reflect.deleteProperty(running, name)
  })
  return running
}

/** @param changes of the config, for instance another origin. */
export async function startApp(
  database: TestDatabase,
  content = testContent(),
  changes: Partial<AppConfig> = {},
): Promise<FastifyInstance> {
  const db = await database.open()
  await fillDatabase(db, content)
  const config: AppConfig = {
    origin: ORIGIN,
    mediaSecret: MEDIA_SECRET,
    filmLinkSeconds: 14_400,
    authSecrets: ['another secret for tests that is long enough'],
    hidesAccounts: false,
    specialistIdleSeconds: 12 * 3_600,
    secondFactor: 'offered',
    passwordRangeUrl: undefined,
    mediaFolder: content.mediaFolder,
    mediaBucket: null,
    trustedProxies: ['127.0.0.1'],
    referralFolder: undefined,
    metricsToken: undefined,
    logLevel: 'silent',
    smtpUrl: undefined,
    sandboxUrl: undefined,
    mailFrom: 'Kinora <kinora@localhost>',
    contactEmail: 'contact@kinora.example',
    google: undefined,
    payments: { kind: 'off', isLive: false },
    ...changes,
  }
  // Embedded databases that are opened meanwhile block the process for seconds: no overload.
  return buildApp({ db, config, maxEventLoopDelayMs: 0 })
}

export async function stopApp(app: FastifyInstance | undefined) {
  await app?.close()
  await app?.db.close()
}

/** Migrates the database and imports the content, like `npm run content`. */
export async function fillDatabase(
  db: Database,
  content: Content,
  options: { overwrite?: boolean } = {},
): Promise<ImportReport> {
  await prepareDatabase(db)
  let report: ImportReport | undefined
  await db.alone(async ({ transaction }) => void (report = await importContent(transaction, content, options)))
  return report as ImportReport
}
