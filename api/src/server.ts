import { buildApp } from './app.ts'
import { CannotStart } from './CannotStart.ts'
import { readConfig } from './config.ts'
import { DatabaseUnavailable } from './db/database.ts'
import { openDatabase } from './db/openDatabase.ts'
import { watchLoop } from './watchLoop.ts'

/** For what has been asked to be answered; then films and exports that somebody reads slowly are cut off. */
const DRAIN_MS = 4_000
const STOP_WITHIN_MS = 9_000

/** What the person who started the server can do something about, in one sentence. */
const NO_ANSWER = 'PostgreSQL does not answer at DATABASE_URL.'
const ADVICE: Record<string, string> = {
  EADDRINUSE: 'The port is in use by another program: stop it, or set PORT to a free one.',
  EACCES: 'Permission was refused: to listen on the port, or to write to the data folder.',
  ENOSPC: 'The disk is full: the data folder cannot be written.',
  EADDRNOTAVAIL: 'HOST is not an address of this machine.',
  ECONNREFUSED: NO_ANSWER,
  ENOTFOUND: 'The host in DATABASE_URL does not exist.',
  '28P01': 'PostgreSQL refused the user or the password in DATABASE_URL.',
  '3D000': 'The database named in DATABASE_URL does not exist.',
}

try {
  const config = readConfig(process.env)
  const db = await openDatabase(config)
  const app = await buildApp({ db, config })
  await app.listen({ port: config.port, host: config.host })
  app.log.info({ database: db.kind }, 'ready')
  watchLoop()

  const stop = async () => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref() // work that hangs does not keep the process
    setTimeout(() => app.server.closeAllConnections(), DRAIN_MS).unref()
    setInterval(() => app.server.closeIdleConnections(), 50).unref() // kept alive by a request that has just ended
    await app.close()
    await db.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, stop)
} catch (error) {
  console.error(error instanceof CannotStart ? error.message : adviceFor(error) ?? error)
  process.exit(1)
}

function adviceFor(error: unknown): string | undefined {
  if (error instanceof DatabaseUnavailable) return adviceFor(error.cause) ?? NO_ANSWER
  return error instanceof Error && 'code' in error ? ADVICE[String(error.code)] : undefined
}
