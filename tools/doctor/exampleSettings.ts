import { isReservedAddress } from '@kinora/content/identity'

const SECRETS = [
  'AUTH_SECRET',
  'AUTH_SECRET_ALSO',
  'MEDIA_SECRET',
  'POSTGRES_PASSWORD',
  'METRICS_TOKEN',
  'S3_SECRET_ACCESS_KEY',
]
const SECRET_MIN_LENGTH = 32
const ADDRESSES = [
  'ORIGIN',
  'DOMAIN',
  'SMTP_URL',
  'MAIL_FROM',
  'CONTACT_EMAIL',
  'SECURITY_CONTACT',
  'AFFILIATE_URL',
  'REPORTS_URL',
  'S3_ENDPOINT',
]
/** What the programs of the product need to start in production, and `npm start` makes up. */
const NEEDED = ['AUTH_SECRET', 'MEDIA_SECRET', 'SMTP_URL', 'CONTACT_EMAIL']

type Environment = Record<string, string | undefined>

/** The settings with which nobody should go public, one sentence each. Values that are secret are not repeated. */
export function exampleSettings(env: Environment): string[] {
  const set = (name: string) => env[name] ?? ''
  return [
    ...NEEDED.filter((name) => !set(name)).map((name) => `${name} is not set`),
    ...SECRETS.filter((name) => set(name) && isWeak(set(name))).map((name) => `${name} can be guessed`),
    ...ADDRESSES.filter((name) => set(name) && isReservedAddress(set(name).toLowerCase())).map(
      (name) => `${name} is an example`,
    ),
    ...originProblems(set('ORIGIN') || (set('DOMAIN') && `https://${set('DOMAIN')}`)),
    ...paymentProblems(env),
    ...(set('SANDBOX_URL') ? ['SANDBOX_URL is set: the sandbox shows mails to whoever looks'] : []),
    ...(set('SECOND_FACTOR') === 'offered'
      ? ['SECOND_FACTOR is offered: one password opens the health of all members of a specialist']
      : []),
    ...(set('DEMO_PASSWORD') ? ['DEMO_PASSWORD is set: it opens the accounts of the demo'] : []),
  ]
}

/** Shorter than the API takes, or a few characters over and over. */
const isWeak = (secret: string) => secret.length < SECRET_MIN_LENGTH || new Set(secret).size < 8

function originProblems(origin: string): string[] {
  if (!origin) return ['ORIGIN (DOMAIN with Docker) is not set: visitors have no address']
  return origin.startsWith('https://') ? [] : ['ORIGIN is not https:']
}

function paymentProblems({ PAYMENTS, STRIPE_SECRET_KEY: key = '', STRIPE_WEBHOOK_SECRETS }: Environment): string[] {
  if (PAYMENTS === 'off') return []
  if (PAYMENTS === 'sandbox') return ['PAYMENTS is the sandbox: nobody pays']
  if (!key) return ['STRIPE_SECRET_KEY is not set: nobody can pay (PAYMENTS=off says that it is meant)']
  return [
    ...(/^(sk|rk)_live_\w/.test(key) ? [] : ['STRIPE_SECRET_KEY is a test key: nobody pays']),
    ...(STRIPE_WEBHOOK_SECRETS?.startsWith('whsec_') ? [] : ['STRIPE_WEBHOOK_SECRETS is not set']),
  ]
}
