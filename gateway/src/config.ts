import { isIP } from 'node:net'
import { availableParallelism } from 'node:os'
import type { ThirdParty } from '@kinora/contracts'
import { kinoraHome } from '@kinora/releases'
import { s3SettingsIn, type S3Settings } from '@kinora/releases/objects'
import { readThirdParties } from './third-parties/readThirdParties.ts'

/** An invalid setting. The message is for the operator. */
export class ConfigError extends Error {}

export type Config = {
  host: string
  port: number
  /** The API without its `/api`: `http://127.0.0.1:3001`. */
  apiUrl: string
  /** The public origin, for canonical links and the sitemap. */
  origin: string
  home: string
  /** The bucket that has the releases; null for the folder in `home`. */
  s3: S3Settings | null
  /** PEM text of the keys that may sign releases; this machine's own key when absent. */
  publicKeys: string | undefined
  /** Addresses and ranges whose X-Forwarded-* headers are trusted. */
  trustedProxies: string[]
  /** The URL to which browsers' reports are forwarded; null only logs them. */
  reportsUrl: string | null
  /** The sandbox, whose mailbox is proxied; null in production. */
  sandboxUrl: string | null
  /** Whether other machines may see the sandbox's pages too, which show every mail. */
  sandboxIsPublic: boolean
  /** The third parties of pages, from the file that THIRD_PARTIES names; empty if it is not set. */
  thirdParties: ThirdParty[]
  /** The affiliate centre of specialists, on another site; their sidebar has no link to it where it is not set. */
  affiliateUrl: string | undefined
  /** Where flaws in security are reported: `mailto:security@kinora.example`, or the address of a page. */
  securityContact: string | undefined
  /** Whoever sends it may read the metrics; without one, only this machine may. */
  metricsToken: string | undefined
  /** The manifest to serve instead of the live one, for a look at it before it goes live. */
  previewManifest: string | undefined
  /** How many threads render pages. */
  renderThreads: number
  logLevel: string
}

/** Pages of one remote use all but one of them. Each takes about 100 MB. */
const usualThreads = () => Math.min(8, Math.max(2, availableParallelism()))

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads the environment; nothing else in the gateway does. @throws ConfigError */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const port = portIn(env['PORT'] || '3000')
  const sandbox = env['SANDBOX_URL']
  const reports = env['REPORTS_URL'] || (sandbox ? `${sandbox.replace(/\/$/, '')}/reports` : null)
  const affiliate = env['AFFILIATE_URL']
  const logLevel = env['LOG_LEVEL'] || 'info'
  if (!LOG_LEVELS.includes(logLevel))
    throw new ConfigError(`LOG_LEVEL is "${logLevel}"; it can be ${LOG_LEVELS.join(', ')}.`)
  return {
    host: env['HOST'] || '127.0.0.1',
    port,
    apiUrl: httpUrl('API_URL', env['API_URL'] || `http://127.0.0.1:${port + 1}`).origin,
    origin: httpUrl('ORIGIN', env['ORIGIN'] || `http://127.0.0.1:${port}`).origin,
    home: kinoraHome(env),
    s3: s3Of(env),
    publicKeys: env['RELEASE_PUBLIC_KEYS'] || undefined,
    trustedProxies: addressesIn(env['TRUSTED_PROXIES'] ?? ''),
    reportsUrl: reports && httpUrl('REPORTS_URL', reports).href,
    sandboxUrl: sandbox ? httpUrl('SANDBOX_URL', sandbox).origin : null,
    sandboxIsPublic: env['SANDBOX_PUBLIC'] === 'true',
    thirdParties: readThirdParties(env['THIRD_PARTIES']),
    affiliateUrl: affiliate ? httpUrl('AFFILIATE_URL', affiliate).href : undefined,
    securityContact: contactIn(env['SECURITY_CONTACT']),
    metricsToken: env['METRICS_TOKEN'] || undefined,
    previewManifest: env['PREVIEW_MANIFEST'] || undefined,
    renderThreads: threadsIn(env['RENDER_THREADS']),
    logLevel,
  }
}

function s3Of(env: NodeJS.ProcessEnv): S3Settings | null {
  try {
    return s3SettingsIn(env, 'RELEASE_STORE')
  } catch (error) {
    throw new ConfigError((error as Error).message, { cause: error })
  }
}

function portIn(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535)
    throw new ConfigError(`PORT is "${text}"; it must be a number from 0 to 65535.`)
  return port
}

function threadsIn(text: string | undefined): number {
  if (!text) return usualThreads()
  if (!/^[1-9]\d?$/.test(text)) throw new ConfigError(`RENDER_THREADS is "${text}"; it must be a number from 1 to 99.`)
  return Number(text)
}

function addressesIn(text: string): string[] {
  const addresses = text
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean)
  const wrong = addresses.find((address) => !/^[\da-f.:]+(\/\d{1,3})?$/i.test(address) || !isIP(address.split('/')[0]!))
  if (wrong !== undefined)
    throw new ConfigError(`TRUSTED_PROXIES names "${wrong}"; it must list IP addresses or ranges such as 10.0.0.0/8.`)
  return addresses
}

function contactIn(text: string | undefined): string | undefined {
  const url = URL.parse(text || 'mailto:')
  if (text && !(/^(https:|mailto:)$/.test(url?.protocol ?? '') && !/\s/.test(text)))
    throw new ConfigError(
      `SECURITY_CONTACT is "${text}"; it must be like mailto:security@kinora.example, or an https address.`,
    )
  return text || undefined
}

function httpUrl(name: string, text: string): URL {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol))
    throw new ConfigError(`${name} is "${text}"; it must be an http or https address.`)
  return url
}
