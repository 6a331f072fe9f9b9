import {
  AddedFactor,
  AppSetup,
  Factors,
  NewApp,
  NewPasskey,
  OfWebAuthn,
  PendingFactor,
  RecoveryCodes,
} from '../identity/factors.ts'
import { dataOf } from '../listOf.ts'
import { orNull } from '../orNull.ts'
import type { Calls } from './call.ts'

/** Calls about passkeys and second factors; a part of `CALLS`. */
export const FACTOR_CALLS = {
  'GET /auth/factor': { answer: dataOf(orNull(PendingFactor)) },
  'POST /auth/passkey': { answer: dataOf(OfWebAuthn) },
  'GET /user/me/factors': { answer: dataOf(Factors) },
  'POST /user/me/passkeys/request': { answer: dataOf(OfWebAuthn) },
  'POST /user/me/passkeys': { body: NewPasskey, answer: dataOf(AddedFactor) },
  'DELETE /user/me/passkeys/:id': {},
  'POST /user/me/authenticator-app/setup': { answer: dataOf(AppSetup) },
  'POST /user/me/authenticator-app': { body: NewApp, answer: dataOf(AddedFactor) },
  'DELETE /user/me/authenticator-app': {},
  'POST /user/me/recovery-codes': { answer: dataOf(RecoveryCodes) },
} satisfies Calls
