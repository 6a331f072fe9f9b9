import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from './config.ts'

test('an empty environment is enough for development', () => {
  const config = readConfig({})
  assert.deepEqual(
    [config.port, config.host, config.databaseUrl, config.google],
    [3001, '127.0.0.1', undefined, undefined],
  )
  assert.match(config.dataFolder, /\/\.kinora\/data$/)
  assert.match(config.mediaFolder, /\/content\/media$/)
  assert.equal(config.mediaBucket, null)
  assert.deepEqual([config.origin, config.mailFrom], ['http://localhost:3000', 'Kinora <kinora@localhost>'])
  assert.equal(config.contactEmail, 'pomoc@kinora.example')
  assert.equal(config.filmLinkSeconds, 4 * 60 * 60)
  assert.equal(config.secondFactor, 'specialists')
  assert.notEqual(config.mediaSecret, readConfig({}).mediaSecret)
  assert.notEqual(config.authSecrets[0], readConfig({}).authSecrets[0])
})

test('while a secret is replaced there are two', () => {
  assert.deepEqual(readConfig({ AUTH_SECRET: OTHER, AUTH_SECRET_ALSO: RANDOM }).authSecrets, [OTHER, RANDOM])
})

test('reads all settings', () => {
  const config = readConfig({
    PORT: '0',
    HOST: '::1',
    KINORA_HOME: '/srv/kinora',
    MEDIA_FOLDER: '/srv/media',
    MEDIA_STORE: 's3://kinora/media',
    S3_ENDPOINT: 'https://s3.example',
    S3_ACCESS_KEY_ID: 'us',
    S3_SECRET_ACCESS_KEY: 's3',
    MEDIA_SECRET: 's'.repeat(32),
    DATABASE_URL: 'postgresql://kinora@db/kinora',
    TRUSTED_PROXIES: '10.0.0.0/8, fd00::1',
    LOG_LEVEL: 'warn',
    ORIGIN: 'https://kinora.example/',
    AUTH_SECRET: 'a'.repeat(32),
    SANDBOX_URL: 'http://127.0.0.1:3002',
    SMTP_URL: 'smtps://user:x@mail.example',
    MAIL_FROM: 'Kinora <hello@kinora.example>',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
    REFERRAL_SCRIPTS: '/srv/referral',
    CONTACT_EMAIL: 'Hello@kinora.example',
    FILM_LINK_SECONDS: '20',
    METRICS_TOKEN: 'm'.repeat(32),
    AUTH_HIDE_ACCOUNTS: 'true',
    SPECIALIST_IDLE_HOURS: '8',
    SECOND_FACTOR: 'specialists',
    PASSWORD_RANGE_URL: 'https://passwords.example/range/',
  })
  assert.deepEqual(config, {
    port: 0,
    host: '::1',
    dataFolder: '/srv/kinora/data',
    mediaFolder: '/srv/media',
    mediaBucket: {
      endpoint: 'https://s3.example',
      region: 'us-east-1',
      bucket: 'kinora',
      prefix: 'media/',
      accessKeyId: 'us',
      secretAccessKey: 's3',
    },
    mediaSecret: 's'.repeat(32),
    databaseUrl: 'postgresql://kinora@db/kinora',
    trustedProxies: ['10.0.0.0/8', 'fd00::1'],
    logLevel: 'warn',
    origin: 'https://kinora.example',
    authSecrets: ['a'.repeat(32)],
    sandboxUrl: 'http://127.0.0.1:3002',
    smtpUrl: 'smtps://user:x@mail.example',
    mailFrom: 'Kinora <hello@kinora.example>',
    google: { issuer: 'https://accounts.google.com', clientId: 'id', clientSecret: 'secret' },
    referralFolder: '/srv/referral',
    filmLinkSeconds: 20,
    metricsToken: 'm'.repeat(32),
    hidesAccounts: true,
    specialistIdleSeconds: 8 * 3_600,
    secondFactor: 'specialists',
    passwordRangeUrl: 'https://passwords.example/range/',
    contactEmail: 'hello@kinora.example',
    payments: { kind: 'off', isLive: false },
  })
})

const RANDOM = '0123456789abcdef'.repeat(2)
const OTHER = 'fedcba9876543210fedcba9876543210'
const PRODUCTION = { NODE_ENV: 'production', MEDIA_SECRET: RANDOM, AUTH_SECRET: `${RANDOM}0` }

for (const [name, env] of Object.entries<NodeJS.ProcessEnv[]>({
  PORT: [{ PORT: 'http' }, { PORT: '65536' }, { PORT: '-1' }, { PORT: '1.5' }],
  DATABASE_URL: [{ DATABASE_URL: 'localhost' }, { DATABASE_URL: 'mysql://localhost/kinora' }],
  MEDIA_STORE: [{ MEDIA_STORE: '/srv/media' }, { MEDIA_STORE: 's3://kinora' }],
  MEDIA_SECRET: [
    { NODE_ENV: 'production' },
    { MEDIA_SECRET: 'short' },
    { ...PRODUCTION, MEDIA_SECRET: 's'.repeat(40) },
  ],
  FILM_LINK_SECONDS: ['0', '14401', '1.5', 'short'].map((seconds) => ({ FILM_LINK_SECONDS: seconds })),
  SPECIALIST_IDLE_HOURS: ['0', '721', '1.5', 'long'].map((hours) => ({ SPECIALIST_IDLE_HOURS: hours })),
  SECOND_FACTOR: [{ SECOND_FACTOR: 'everybody' }, { SECOND_FACTOR: 'true' }],
  AUTH_HIDE_ACCOUNTS: [{ AUTH_HIDE_ACCOUNTS: 'yes' }],
  PASSWORD_RANGE_URL: ['yes', 'http://passwords.example/range/', 'https://passwords.example'].map((url) => ({
    PASSWORD_RANGE_URL: url,
  })),
  AUTH_SECRET: [
    { NODE_ENV: 'production', MEDIA_SECRET: RANDOM },
    { AUTH_SECRET: 'short' },
    { ...PRODUCTION, AUTH_SECRET: 'a'.repeat(40) },
    { ...PRODUCTION, AUTH_SECRET: RANDOM },
    { ...PRODUCTION, AUTH_SECRET_ALSO: RANDOM },
    { AUTH_SECRET: OTHER, AUTH_SECRET_ALSO: 'short' },
  ],
  ORIGIN: ['kinora.example', 'ftp://kinora.example', 'https://kinora.example/en', 'https://user@kinora.example'].map(
    (origin) => ({ ORIGIN: origin }),
  ),
  SMTP_URL: [{ SMTP_URL: 'mail.example' }, { SMTP_URL: 'https://mail.example' }],
  TRUSTED_PROXIES: ['gateway', '10.0.0.0/33', '10.0.0.0/8/8'].map((list) => ({ TRUSTED_PROXIES: list })),
  CONTACT_EMAIL: [
    { ...PRODUCTION, SMTP_URL: 'smtp://mail.example' },
    { CONTACT_EMAIL: 'Kinora <hello@kinora.example>' },
    { CONTACT_EMAIL: 'hello@kinora.example\nBcc: x@y.example' },
  ],
  GOOGLE_CLIENT_ID: [{ GOOGLE_CLIENT_ID: 'id' }, { GOOGLE_CLIENT_SECRET: 'secret' }],
  GOOGLE_ISSUER: ['accounts.google.com', 'http://accounts.google.com', 'http://localhost.evil.example'].map(
    (issuer) => ({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret', GOOGLE_ISSUER: issuer }),
  ),
  LOG_LEVEL: [{ LOG_LEVEL: 'loud' }],
  STRIPE_SECRET_KEY: [
    { ...PRODUCTION, SMTP_URL: 'smtp://mail.example', CONTACT_EMAIL: 'hello@kinora.example' },
    { STRIPE_SECRET_KEY: 'pk_test_abc' },
  ],
  STRIPE_WEBHOOK_SECRETS: [{ STRIPE_SECRET_KEY: 'sk_test_abc' }],
  PAYMENTS: [{ PAYMENTS: 'on' }, { PAYMENTS: 'sandbox' }],
})) {
  test(`an invalid ${name} is reported in one sentence`, () => {
    for (const wrong of env) {
      const isSentence = ({ message }: Error) => message.startsWith(name) && /^[^\n]+\.$/.test(message)
      assert.throws(() => readConfig(wrong), isSentence, JSON.stringify(wrong))
    }
  })
}
