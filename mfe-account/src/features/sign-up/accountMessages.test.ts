import type { Messages } from '@kinora/i18n'
import type { ValidationError } from 'yup'
import en from '../../locales/en.json' with { type: 'json' }
import pl from '../../locales/pl.json' with { type: 'json' }
import { signUpSchema } from './signUpSchema.ts'

const keysOf = (messages: Messages, prefix = ''): string[] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  )

/** Error codes of docs/specification.md, section 8, and of next-auth's pages. */
const CODES = [
  'MISSING_NEXTAUTH_API_ROUTE_ERROR',
  'NO_SECRET',
  'CALLBACK_CREDENTIALS_HANDLER_ERROR',
  'EMAIL_REQUIRES_ADAPTER_ERROR',
  'MISSING_ADAPTER_METHODS_ERROR',
  'CALLBACK_CREDENTIALS_JWT_ERROR',
  'INVALID_CALLBACK_URL_ERROR',
  'CLIENT_FETCH_ERROR',
  'CLIENT_SESSION_ERROR',
  'CredentialsSignin',
  'SessionRequired',
  'SessionExpired',
  'Configuration',
  'AccessDenied',
  'Verification',
]

test.each(CODES)('%s has a sentence', (code) => {
  for (const { authError } of [pl, en]) expect((authError as Record<string, string>)[code]).toMatch(/\p{L}.*\.$/u)
})

test.each(['patient', 'specialist'] as const)('every refusal of an empty form of a %s has a sentence', async (role) => {
  const refused = await signUpSchema(role)
    .validate({ address: {}, consents: {} }, { abortEarly: false })
    .catch((error: ValidationError) => error.errors)

  expect(refused).toHaveLength(role === 'patient' ? 15 : 17)
  expect((refused as string[]).filter((code) => !keysOf(pl).includes(code))).toEqual([])
})
