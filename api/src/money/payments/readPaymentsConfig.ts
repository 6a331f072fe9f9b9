import { CannotStart } from '../../platform/index.ts'

/** Where payments are made: at Stripe, at the sandbox that stands in for it, or nowhere. */
export type PaymentsConfig = {
  isLive: boolean
  /** Whether Stripe Tax reckons the VAT that the prices include, by the buyer's country. */
  hasTax?: boolean
} & (
  | { kind: 'stripe'; secretKey: string; webhookSecrets: string[] }
  | { kind: 'sandbox'; url: string; webhookSecrets: string[] }
  | { kind: 'off' }
)

const OFF = { kind: 'off', isLive: false } as const
const SANDBOX_SECRET_MIN_LENGTH = 16
/** The second secret is for the time in which it replaces the first. */
const WEBHOOK_SECRETS_MAX = 2

/**
 * Reads the settings for payments. No money can move by mistake: in production, a missing key is no silent sandbox, and
 * a key is never sent to the sandbox.
 * @param hasWebhook false for a command that asks the provider and hears nothing of it
 * @throws CannotStart
 */
export function readPaymentsConfig(env: NodeJS.ProcessEnv, { hasWebhook = true } = {}): PaymentsConfig {
  const { STRIPE_SECRET_KEY: secretKey, PAYMENTS: choice } = env
  if (choice && choice !== 'sandbox' && choice !== 'off')
    throw new CannotStart(`PAYMENTS must be sandbox or off, not "${choice}".`)
  if (secretKey) return readStripe(secretKey, env, hasWebhook)
  if (choice === 'off') return OFF
  if (choice === 'sandbox') return readSandbox(env)
  if (env.NODE_ENV === 'production')
    throw new CannotStart('STRIPE_SECRET_KEY is required in production. Set PAYMENTS=off to sell nothing.')
  return env.SANDBOX_URL && env.SANDBOX_WEBHOOK_SECRET ? readSandbox(env) : OFF
}

function readStripe(secretKey: string, env: NodeJS.ProcessEnv, hasWebhook: boolean) {
  const { PAYMENTS: choice, STRIPE_WEBHOOK_SECRETS: secrets, STRIPE_TAX: tax } = env
  if (choice) throw new CannotStart(`STRIPE_SECRET_KEY and PAYMENTS=${choice} contradict each other: set one of them.`)
  const mode = /^(?:sk|rk)_(test|live)_\w+$/.exec(secretKey)?.[1]
  if (!mode) throw new CannotStart('STRIPE_SECRET_KEY must begin with sk_live_, sk_test_, rk_live_ or rk_test_.')
  if (tax && tax !== 'true') throw new CannotStart(`STRIPE_TAX must be true or nothing, not "${tax}".`)
  const isLive = mode === 'live'
  return {
    kind: 'stripe' as const,
    secretKey,
    isLive,
    ...(tax && { hasTax: true }),
    webhookSecrets: hasWebhook ? readSecrets(secrets) : [],
  }
}

function readSecrets(text: string | undefined): string[] {
  if (!text) throw new CannotStart('STRIPE_WEBHOOK_SECRETS is required with STRIPE_SECRET_KEY: it proves who calls.')
  const secrets = text.split(',')
  if (secrets.length > WEBHOOK_SECRETS_MAX || !secrets.every((secret) => /^whsec_\w+$/.test(secret)))
    throw new CannotStart('STRIPE_WEBHOOK_SECRETS must be one or two secrets like whsec_…, with a comma and no space.')
  return secrets
}

function readSandbox({ SANDBOX_URL: url, SANDBOX_WEBHOOK_SECRET: secret }: NodeJS.ProcessEnv) {
  if (!url || !secret) throw new CannotStart('PAYMENTS=sandbox needs SANDBOX_URL and SANDBOX_WEBHOOK_SECRET.')
  if (/\s/.test(secret) || secret.length < SANDBOX_SECRET_MIN_LENGTH)
    throw new CannotStart(`SANDBOX_WEBHOOK_SECRET must have ${SANDBOX_SECRET_MIN_LENGTH} characters, and no space.`)
  return { kind: 'sandbox' as const, url, isLive: false, webhookSecrets: [secret] }
}
