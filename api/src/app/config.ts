import { s3SettingsIn, type S3Settings } from '@kinora/releases/objects'
import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CannotStart } from '../platform/index.ts'
import { type MailConfig, readMailConfig } from '../messages/index.ts'
import type { AuthSecrets } from '../identity/index.ts'
import { FILM_LINK_SECONDS } from '../media/index.ts'
import { type PaymentsConfig, readPaymentsConfig } from '../money/index.ts'

const repository = fileURLToPath(new URL('../../..', import.meta.url))
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']
const SECRET_MIN_LENGTH = 32
/** Nobody's session lasts longer without being used. */
const MEMBER_IDLE_HOURS = 30 * 24
/** 32 random hexadecimal digits have fewer in one of a million. */
const SECRET_MIN_VARIETY = 8
const MEDIA_PURPOSE = 'it signs the links of films'
const AUTH_PURPOSE = 'it keeps sessions safe'

/** Where the database and the files are. */
export type Storage = {
  /** PostgreSQL's address; without one the database is embedded, in `dataFolder`. */
  databaseUrl: string | undefined
  dataFolder: string
  /** Holds posters/, og/, gifts/, films/, handbooks/ and avatars/. */
  mediaFolder: string
  /** Holds the same instead, brought there from the folder with the content; null without it. */
  mediaBucket: S3Settings | null
}

export type Config = Storage &
  MailConfig & {
    port: number
    host: string
    /** The address that visitors use, without a path. */
    origin: string
    /** Signs the links of films. */
    mediaSecret: string
    /** How long such a link is valid. */
    filmLinkSeconds: number
    /** Seal the keys that sign access tokens, and sign CSRF cookies; the same in every process. */
    authSecrets: AuthSecrets
    /** How long a specialist's session lasts without being used. */
    specialistIdleSeconds: number
    /** Of whom a second factor is wanted: of specialists, before they see members; or of nobody. */
    secondFactor: 'specialists' | 'offered'
    /** Whether registering and forgotten passwords answer the same for an e-mail with an account and one without. */
    hidesAccounts: boolean
    /** A service that knows leaked passwords, asked by the beginning of a hash; none without it. */
    passwordRangeUrl: string | undefined
    /** Addresses and ranges (`10.0.0.0/8`) whose x-forwarded-for and x-request-id are trusted. */
    trustedProxies: string[]
    /** Holds the scripts of the referral program, pl.js and en.js; none without it. */
    referralFolder: string | undefined
    /** Whoever sends it may read the metrics; without one, only this machine may. */
    metricsToken: string | undefined
    logLevel: string
    /** Google as an OpenID provider; without it, signing in with Google is not offered. */
    google: { issuer: string; clientId: string; clientSecret: string } | undefined
    payments: PaymentsConfig
  }

/** Reads and checks the whole environment at once. @throws CannotStart */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const origin = readOrigin(env.ORIGIN || 'http://localhost:3000')
  return {
    port: readNumber('PORT', env.PORT || '3001', 0, 65_535),
    host: env.HOST || '127.0.0.1',
    ...readStorage(env),
    origin,
    mediaSecret: readSecret(env.MEDIA_SECRET, 'MEDIA_SECRET', MEDIA_PURPOSE, env),
    filmLinkSeconds: readNumber(
      'FILM_LINK_SECONDS',
      env.FILM_LINK_SECONDS || String(FILM_LINK_SECONDS),
      1,
      FILM_LINK_SECONDS,
    ),
    authSecrets: readAuthSecrets(env),
    specialistIdleSeconds:
      3_600 * readNumber('SPECIALIST_IDLE_HOURS', env.SPECIALIST_IDLE_HOURS || '12', 1, MEMBER_IDLE_HOURS),
    secondFactor: readSecondFactor(env.SECOND_FACTOR || 'specialists'),
    hidesAccounts: readSwitch('AUTH_HIDE_ACCOUNTS', env.AUTH_HIDE_ACCOUNTS || 'false'),
    passwordRangeUrl: readRangeUrl(env.PASSWORD_RANGE_URL),
    trustedProxies: readAddresses(env.TRUSTED_PROXIES || '127.0.0.1,::1'),
    referralFolder: env.REFERRAL_SCRIPTS ? resolve(env.REFERRAL_SCRIPTS) : undefined,
    metricsToken: env.METRICS_TOKEN || undefined,
    logLevel: readLogLevel(env.LOG_LEVEL || 'info'),
    ...readMailConfig(env, origin),
    google: readGoogle(env),
    payments: readPaymentsConfig(env),
  }
}

/** The settings that the import commands need. @throws CannotStart */
export function readStorage(env: NodeJS.ProcessEnv): Storage {
  const home = resolve(env.KINORA_HOME || resolve(repository, '.kinora'))
  return {
    databaseUrl: readDatabaseUrl(env.DATABASE_URL),
    dataFolder: resolve(home, 'data'),
    mediaFolder: resolve(env.MEDIA_FOLDER || resolve(repository, 'content/media')),
    mediaBucket: readBucket(env),
  }
}

function readBucket(env: NodeJS.ProcessEnv) {
  try {
    return s3SettingsIn(env, 'MEDIA_STORE')
  } catch (error) {
    throw new CannotStart((error as Error).message, { cause: error })
  }
}

function readNumber(name: string, text: string, from: number, to: number) {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= from && number <= to) return number
  throw new CannotStart(`${name} must be a number from ${from} to ${to}, not "${text}".`)
}

function readSwitch(name: string, text: string) {
  if (text === 'true' || text === 'false') return text === 'true'
  throw new CannotStart(`${name} must be true or false, not "${text}".`)
}

function readSecondFactor(text: string) {
  if (text === 'specialists' || text === 'offered') return text
  throw new CannotStart(`SECOND_FACTOR must be specialists or offered, not "${text}".`)
}

function readDatabaseUrl(text: string | undefined) {
  if (!text) return undefined
  if (!URL.canParse(text) || !/^postgres(ql)?:$/.test(new URL(text).protocol)) {
    throw new CannotStart('DATABASE_URL must look like postgres://user:password@host:5432/database.')
  }
  return text
}

function readRangeUrl(text: string | undefined) {
  if (!text) return undefined
  if (URL.parse(text)?.protocol !== 'https:' || !text.endsWith('/'))
    throw new CannotStart(`PASSWORD_RANGE_URL must be like https://api.pwnedpasswords.com/range/, not "${text}".`)
  return text
}

function readOrigin(text: string) {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || ![url.origin, `${url.origin}/`].includes(text.toLowerCase())) {
    throw new CannotStart(`ORIGIN must be an address without a path, like https://kinora.example, not "${text}".`)
  }
  return url.origin
}

/** Two while one replaces the other (docs/scaled.md, "A new AUTH_SECRET"). */
function readAuthSecrets(env: NodeJS.ProcessEnv): AuthSecrets {
  const secret = readSecret(env.AUTH_SECRET, 'AUTH_SECRET', AUTH_PURPOSE, env)
  const also = env.AUTH_SECRET_ALSO ? [readSecret(env.AUTH_SECRET_ALSO, 'AUTH_SECRET_ALSO', AUTH_PURPOSE, env)] : []
  if (env.NODE_ENV === 'production' && [secret, ...also].includes(env.MEDIA_SECRET ?? ''))
    throw new CannotStart('AUTH_SECRET must be another than MEDIA_SECRET: whoever learns one must not have both.')
  return [secret, ...also]
}

/** Outside production each start makes a new secret: what it signed becomes invalid with the next start. */
function readSecret(secret: string | undefined, name: string, purpose: string, { NODE_ENV }: NodeJS.ProcessEnv) {
  const isProduction = NODE_ENV === 'production'
  if (!secret && !isProduction) return randomBytes(32).toString('base64url')
  if (!secret) throw new CannotStart(`${name} is required in production: ${purpose}.`)
  if (secret.length < SECRET_MIN_LENGTH) {
    throw new CannotStart(`${name} must have at least ${SECRET_MIN_LENGTH} characters.`)
  }
  if (isProduction && new Set(secret).size < SECRET_MIN_VARIETY)
    throw new CannotStart(`${name} must be random, for example the output of openssl rand -hex 32.`)
  return secret
}

function readGoogle({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER,
}: NodeJS.ProcessEnv) {
  if (!clientId && !clientSecret) return undefined
  if (!clientId || !clientSecret) {
    throw new CannotStart('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both, or neither.')
  }
  const issuer = GOOGLE_ISSUER || 'https://accounts.google.com'
  if (!/^https:\/\/|^http:\/\/(127\.0\.0\.1|localhost)(:|\/|$)/.test(URL.parse(issuer)?.href ?? '')) {
    throw new CannotStart('GOOGLE_ISSUER must be an https: address, like https://accounts.google.com.')
  }
  return { issuer, clientId, clientSecret }
}

function readAddresses(text: string) {
  const addresses = text
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
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
