import fp from 'fastify-plugin'
import { securityEvents } from './events/securityEvents.ts'
import { limits } from './limits/limits.ts'
import { type Exceptions, policies } from './policies/policies.ts'
import { testWrites } from './policies/testWrites.ts'
import { accessTokens } from './sessions/accessTokens.ts'
import { sessions } from './sessions/sessions.ts'

export { recordSecurityEvent, recordSeldom } from './events/recordSecurityEvent.ts'
export { selectSecurityEvents } from './events/securityEventQueries.ts'
export { appUrl, makeAppSecret } from './factors/authenticatorApp.ts'
export {
  deleteApp,
  deleteFactors,
  deleteRecoveryCodes,
  hasFactor,
  lowerSessions,
  raiseSession,
  selectApp,
  selectFactors,
} from './factors/factorQueries.ts'
export { passkeyCeremonies } from './factors/passkeyCeremonies.ts'
export { deletePasskey, insertPasskey, selectPasskeys } from './factors/passkeyQueries.ts'
export { keepApp, makeRecoveryCodes, sealAppSecret, takeCode } from './factors/secondFactors.ts'
export { useOnce } from './factors/useOnce.ts'
export { specialistDecisions, users } from './identityTables.ts'
export { ORDINARY_WRITES, WRITES_OF_A_ROOM } from './limits/limits.ts'
export { isNamedUser, lockEmail, markVerified, selectAccount, selectEmail, selectUser } from './people/emailQueries.ts'
export { keepOwnDay, readOwnDay } from './people/keepOwnDay.ts'
export {
  deleteMailedCodes,
  insertMailedCode,
  isReserved,
  makeCode,
  openUndoOf,
  selectMailedCode,
  selectOpenCodes,
  takeMailedCode,
} from './people/mailedCodeQueries.ts'
export { ownFilters, requireOwn } from './people/ownRows.ts'
export { holdPassword, selectPassword } from './people/passwordQueries.ts'
export { hashPassword, verifyPassword } from './people/passwords.ts'
export { requireGoodPassword, requireNoLeak } from './people/requireGoodPassword.ts'
export { readPerson } from './people/readPerson.ts'
export { isCountry, readPhone } from './people/readPhone.ts'
export { selectUserData } from './people/userDataQueries.ts'
export { isVerifiedSql } from './people/verificationSql.ts'
export { type Caller, callerOf, identify } from './policies/callers.ts'
export { isGuarded, type Policy, readsCookie, requireFresh } from './policies/policies.ts'
export { knownDevices } from './sessions/knownDevices.ts'
export { notifyReaders, READERS_CHANNEL } from './sessions/notifyReaders.ts'
export { pendingSignIns } from './sessions/pendingSignIns.ts'
export { type AuthSecrets, seal, unseal } from './sessions/seal.ts'
export { type Session } from './sessions/sessions.ts'
export { deleteSession, noteProof, selectSessionOf, selectSessions } from './sessions/sessionQueries.ts'
export { sha256 } from './sessions/sha256.ts'

/** Who asks, what they may, and how often. */
export const identity = fp<{ exceptions: Exceptions }>(
  async (app, { exceptions }) => {
    await app.register(sessions)
    await app.register(accessTokens)
    await app.register(testWrites)
    await app.register(policies, { exceptions })
    await app.register(limits)
    await app.register(securityEvents)
  },
  { name: 'identity', dependencies: ['platform'] },
)
