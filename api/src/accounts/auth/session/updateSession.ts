import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ActiveSession } from '@kinora/contracts'
import { eq } from 'drizzle-orm'
import { type Static, Type } from 'typebox'
import { ApiProblem, formProblem, type Queryable } from '../../../platform/index.ts'
import { ORDINARY_WRITES, selectUserData, users } from '../../../identity/index.ts'
import { removeAvatar } from '../../../media/index.ts'
import { activeSession } from './activeSession.ts'

type NameChange = { firstName?: string; lastName?: string }

const name = Type.Optional(Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }))

const avatarURL = Type.Optional(Type.Union([Type.String({ maxLength: 200 }), Type.Null()]))

const Update = Type.Object(
  {
    csrfToken: Type.String({ maxLength: 200 }),
    data: Type.Optional(Type.Object({ firstName: name, lastName: name, avatarURL }, { additionalProperties: false })),
  },
  { additionalProperties: false },
)

type Data = NonNullable<Static<typeof Update>['data']>

export const updateSession: FastifyPluginAsyncTypebox = async (app) => {
  const schema = {
    summary:
      "Changes the caller's name, removes their picture with `avatarURL: null`, and answers the session read again",
    body: Update,
    response: { 200: ActiveSession },
  }
  app.post(
    '/session',
    { schema, config: { policy: { who: 'user', whose: 'own' }, limit: ORDINARY_WRITES } },
    async (request, reply) => {
      if (!app.csrf.isVerified(request)) throw new ApiProblem(400, 'auth.csrf')
      const session = await app.sessions.renew(request, reply)
      if (session && request.body.data) await change(session.userId, request.body.data)
      const answer = session && (await activeSession(app, session))
      if (!answer) throw new ApiProblem(401, 'auth.required')
      return answer
    },
  )

  async function change(userId: number, { avatarURL, ...names }: Data) {
    // A picture is uploaded by PUT user/avatar; clients then update the session with its address.
    if (typeof avatarURL === 'string' && avatarURL !== (await selectUserData(app.db, userId))?.avatarURL)
      throw formProblem(400, 'data[avatarURL]', 'avatar.notCurrent')
    await app.db.transaction(async (tx) => {
      await updateName(tx, userId, names)
      if (avatarURL === null) await removeAvatar(tx, userId)
    })
  }
}

async function updateName(db: Queryable, userId: number, { firstName, lastName }: NameChange) {
  if (firstName === undefined && lastName === undefined) return
  await db.orm.update(users).set({ firstName, lastName }).where(eq(users.id, userId))
}
