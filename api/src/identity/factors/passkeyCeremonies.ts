import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createHash } from 'node:crypto'
import { pendingSignIns } from '../sessions/pendingSignIns.ts'
import { notePasskeyUse, type Passkey, selectCredentials, selectPasskey } from './passkeyQueries.ts'
import { useOnce } from './useOnce.ts'

/** docs/contract.md, "Decided values". */
const LASTS_S = 10 * 60
/** As many tabs of a browser may ask at the same time. */
const ASKED_MAX = 3
/** Ids have 1,023 bytes at most. Whoever answers may send anything at all in its place. */
const CREDENTIAL_ID = /^[\w-]{1,1364}$/
const TRANSPORTS = ['usb', 'nfc', 'ble', 'smart-card', 'hybrid', 'internal', 'cable']

type Purpose = 'sign in' | 'add'
type Asked = { asked: { challenge: string; endsAt: number; userId: number | null }[] }
type Person = { userId: number; email: string; name: string }

/**
 * A key whose owner nobody is: an unknown key takes as long to refuse as a wrong signature. The point is the generator of
 * the curve P-256, in COSE.
 */
const NOBODYS: Passkey = {
  id: 0,
  userId: 0,
  credentialId: '',
  publicKey: 'pQECAyYgASFYIGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWIlggT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU',
  counter: 0,
  transports: [],
}

/**
 * The two ceremonies of WebAuthn: to add a passkey, and to sign in with one. A challenge is in a sealed cookie of the
 * browser that asked, is valid for ten minutes, for one purpose and person, and once. A passkey always asks for PIN or
 * fingerprint (`userVerification`), so it is two factors by itself; and the browser lists it without our naming it
 * (`residentKey`), so no answer tells who has one.
 */
export function passkeyCeremonies(app: FastifyInstance) {
  const {
    db,
    config: { origin },
  } = app
  const rpID = new URL(origin).hostname
  const pendingsOf = (purpose: Purpose) =>
    pendingSignIns<Asked>(app, `passkey to ${purpose}`, { cookie: 'pendingPasskey', lastsSeconds: LASTS_S })

  function keep(request: FastifyRequest, reply: FastifyReply, purpose: Purpose, challenge: string, userId?: number) {
    const pendings = pendingsOf(purpose)
    const one = { challenge, endsAt: Date.now() + LASTS_S * 1_000, userId: userId ?? null }
    pendings.keep(reply, { asked: [one, ...(pendings.read(request)?.asked ?? [])].slice(0, ASKED_MAX) })
  }
  /** Uses a challenge up, also where the answer turns out to be wrong. */
  const isAsked = (request: FastifyRequest, purpose: Purpose, userId?: number) => async (challenge: string) => {
    const one = pendingsOf(purpose)
      .read(request)
      ?.asked.find((asked) => asked.challenge === challenge)
    if (!one || one.endsAt <= Date.now() || one.userId !== (userId ?? null)) return false
    return useOnce(db, challenge, LASTS_S)
  }
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true }

  return {
    askToSignIn: async (request: FastifyRequest, reply: FastifyReply) => {
      const options = await generateAuthenticationOptions({
        rpID,
        userVerification: 'required',
        timeout: LASTS_S * 1_000,
      })
      keep(request, reply, 'sign in', options.challenge)
      return options
    },

    /** Whose passkey has answered; undefined for anything that is not right. */
    whoSignedIn: async (request: FastifyRequest, credential: object): Promise<number | undefined> => {
      const response = credential as AuthenticationResponseJSON
      const id: unknown = response.id
      if (typeof id !== 'string' || !CREDENTIAL_ID.test(id)) return undefined
      const passkey = (await selectPasskey(db, id)) ?? NOBODYS
      const verified = await verifyAuthenticationResponse({
        ...expected,
        response,
        expectedChallenge: isAsked(request, 'sign in'),
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      }).catch(refused)
      if (!verified?.verified || passkey === NOBODYS) return undefined
      const counter = verified.authenticationInfo.newCounter
      return (await notePasskeyUse(db, { ...passkey, counter })) ? passkey.userId : undefined
    },

    askToAdd: async (request: FastifyRequest, reply: FastifyReply, { userId, email, name }: Person) => {
      const options = await generateRegistrationOptions({
        rpID,
        rpName: 'Kinora',
        userName: email,
        userDisplayName: name,
        // The same for each of a person's keys, so that a key ring replaces one by the next, and nothing about the person.
        userID: new Uint8Array(createHash('sha256').update(`passkeys of ${userId} at ${origin}`).digest()),
        timeout: LASTS_S * 1_000,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        excludeCredentials: (await selectCredentials(db, userId)).map(({ id, transports }) => ({
          id,
          transports: transports as AuthenticatorTransport[],
        })),
      })
      keep(request, reply, 'add', options.challenge, userId)
      return options
    },

    /** The key that a browser has made for the person; undefined for anything that is not right. */
    whatWasMade: async (request: FastifyRequest, userId: number, credential: object) => {
      const verified = await verifyRegistrationResponse({
        ...expected,
        response: credential as RegistrationResponseJSON,
        expectedChallenge: isAsked(request, 'add', userId),
      }).catch(refused)
      if (!verified?.verified) return undefined
      const { id, publicKey, counter, transports } = verified.registrationInfo.credential
      return {
        userId,
        credentialId: id,
        publicKey: Buffer.from(publicKey).toString('base64url'),
        counter,
        transports: knownTransports(transports),
      }
    },
  }
}

/** The library hands on whatever the browser says of them. */
const knownTransports = (said: unknown) =>
  Array.isArray(said) ? TRANSPORTS.filter((transport) => said.includes(transport)) : []

/** The library throws for what does not fit, with parts of it in its message, which are not logged. */
const refused = () => undefined
