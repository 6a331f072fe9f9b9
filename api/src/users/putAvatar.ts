import fastifyMultipart from '@fastify/multipart'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { AVATAR_LIMIT_BYTES } from '@kinora/limits'
import type { FastifyRequest } from 'fastify'
import { finished } from 'node:stream/promises'
import { Type } from 'typebox'
import { callerOf } from '../identity/callers.ts'
import { formProblem } from '../http/formProblems.ts'
import { LocaleQuery } from '../http/localeQuery.ts'
import { ApiProblem, problemResponses } from '../http/problems.ts'
import { selectUserData } from '../identity/userDataQueries.ts'
import { replaceAvatar } from './avatarQueries.ts'
import { drawAvatar } from './drawAvatar.ts'

const LIMIT = { max: 20, seconds: 60 * 60 }
/** A text field is read only to be refused by its name. */
const ONE_FILE = { files: 1, fields: 1, parts: 2, fileSize: AVATAR_LIMIT_BYTES - 1 }

export const putAvatar: FastifyPluginAsyncTypebox = async (app) => {
  await app.register(fastifyMultipart, { limits: ONE_FILE })
  // A client that is still uploading would see the connection close instead of an early answer, so read the rest first.
  app.addHook('onSend', async ({ raw }) => {
    if (!raw.readableEnded) await finished(raw.resume()).catch(() => {})
  })

  const schema = {
    summary: 'Replaces the picture by a JPEG, PNG or WebP under 5 MB, cropped to a square',
    querystring: LocaleQuery,
    response: {
      200: Type.Object({ data: Type.Object({ avatarURL: Type.Union([Type.String(), Type.Null()]) }) }),
      ...problemResponses(429),
    },
  }
  const upload = Type.Object({ avatar: Type.String({ format: 'binary' }) })
  const config = { policy: { who: 'user', whose: 'own' }, upload } as const

  app.put('/user/avatar', { schema, config }, async (request) => {
    const { userId } = callerOf(request)
    await app.limits.take('avatar', String(userId), LIMIT)
    const picture = await drawAvatar(await receive(request))
    await replaceAvatar(app.db.orm, userId, picture)
    const { avatarURL = null } = (await selectUserData(app.db, userId)) ?? {}
    return { data: { avatarURL } }
  })
}

/**
 * Reads the form's only file; aborts as soon as it exceeds the limit. @throws 413 then, 400 for a malformed form, a text
 * field or a missing file, 415 if it is no form
 */
async function receive(request: FastifyRequest): Promise<Buffer> {
  if (!request.isMultipart()) throw new ApiProblem(415, 'request.unsupportedMediaType')
  let file: Buffer | undefined
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') throw unknownField(part.fieldname)
      file = await part.toBuffer()
    }
  } catch (error) {
    if (error instanceof ApiProblem) throw error
    const { code } = error as { code?: string }
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw formProblem(413, 'avatar', 'form.error.avatar.tooLarge')
    // All others come from the parser or the connection.
    throw new ApiProblem(400, 'request.malformed')
  }
  if (!file) throw formProblem(400, 'avatar', 'form.error.avatar.required')
  return file
}

const unknownField = (name: string) =>
  formProblem(400, name, name === 'avatar' ? 'form.error.avatar.format' : 'request.unknownParameter')
