import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const SECRET_MIN_LENGTH = 32

export type Config = {
  port: number
  host: string
  /** PostgreSQL's address; without one the database is embedded, in `dataFolder`. */
  databaseUrl: string | undefined
  dataFolder: string
  /** Signs the links of films. */
  mediaSecret: string
  /** Holds posters/ and films/. */
  mediaFolder: string
  /** Addresses and ranges (`10.0.0.0/8`) whose x-forwarded-for and x-request-id are believed. */
  trustedProxies: string[]
  logLevel: string
}

/** The server cannot start, and the message says why in one sentence for the person who started it. */
export class CannotStart extends Error {}

/** Reads and checks the whole environment at once. Throws CannotStart. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const home = resolve(env.KINORA_HOME || resolve(repository, '.kinora'))
  return {
    port: readPort(env.PORT || '3001'),
    host: env.HOST || '127.0.0.1',
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    dataFolder: resolve(home, 'data'),
    mediaSecret: readMediaSecret(env),
    mediaFolder: resolve(env.MEDIA_FOLDER || resolve(repository, 'demo/media')),
    trustedProxies: readAddresses(env.TRUSTED_PROXIES || '127.0.0.1,::1'),
    logLevel: readLogLevel(env.LOG_LEVEL || 'info'),
  }
}

function readPort(text: string) {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) {
    throw new CannotStart(`PORT must be a number from 0 to 65535, not "${text}".`)
  }
  return port
}

function readDatabaseUrl(text: string | undefined) {
  if (!text) return undefined
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol)) {
    throw new CannotStart('DATABASE_URL must look like postgres://user:password@host:5432/database.')
  }
  return text
}

/** Outside production a fresh secret for each start is enough: links then end with the process. */
function readMediaSecret({ MEDIA_SECRET: secret, NODE_ENV }: NodeJS.ProcessEnv) {
  if (!secret && NODE_ENV !== 'production') return randomBytes(32).toString('base64url')
  if (!secret) throw new CannotStart('MEDIA_SECRET is required in production: it signs the links of films.')
  if (secret.length < SECRET_MIN_LENGTH) {
    throw new CannotStart(`MEDIA_SECRET must have at least ${SECRET_MIN_LENGTH} characters.`)
  }
  return secret
}

function readAddresses(text: string) {
  const addresses = text.split(',').map((address) => address.trim()).filter(Boolean)
  const wrong = addresses.find((address) => !isAddress(address))
  if (wrong) throw new CannotStart(`TRUSTED_PROXIES must list IP addresses or ranges, and "${wrong}" is neither.`)
  return addresses
}

function isAddress(text: string) {
  const [address = '', bits = '0', ...rest] = text.split('/')
  const version = isIP(address)
  return version !== 0 && rest.length === 0 && /^\d+$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)
}

function readLogLevel(text: string) {
  if (LOG_LEVELS.includes(text)) return text
  throw new CannotStart(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}".`)
}
