import { CannotStart } from './CannotStart.ts'
import { DatabaseUnavailable } from '../database/databaseErrors.ts'

/** Messages for problems that the person who starts the server can solve, by error code. */
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

/** Why a process cannot start: a sentence for the person who started it if there is one, otherwise the error. */
export const startProblem = (error: unknown): unknown =>
  error instanceof CannotStart ? error.message : (adviceFor(error) ?? error)

function adviceFor(error: unknown): string | undefined {
  if (error instanceof DatabaseUnavailable) return adviceFor(error.cause) ?? NO_ANSWER
  return error instanceof Error && 'code' in error ? ADVICE[String(error.code)] : undefined
}
