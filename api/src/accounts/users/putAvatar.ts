import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { CALLS } from '@kinora/contracts'
import { AVATAR_LIMIT_BYTES } from '@kinora/limits'
import { Type } from 'typebox'
import { callerOf, selectUserData } from '../../identity/index.ts'
import { acceptFiles, LocaleQuery, receiveFile } from '../../platform/index.ts'
import { replaceAvatar } from '../../media/index.ts'
import { drawAvatar } from './drawAvatar.ts'

const LIMIT = { max: 20, seconds: 60 * 60 }

export const putAvatar: FastifyPluginAsyncTypebox = async (app) => {
  await acceptFiles(app, AVATAR_LIMIT_BYTES)

  const schema = {
    summary: 'Replaces the picture by a JPEG, PNG or WebP under 5 MB, cropped to a square',
    querystring: LocaleQuery,
    response: {
      200: CALLS['PUT /user/avatar'].answer,
    },
  }
  const upload = Type.Object({ avatar: Type.String({ format: 'binary' }) })
  const config = { policy: { who: 'user', whose: 'own' }, limit: LIMIT, upload } as const

  app.put('/user/avatar', { schema, config }, async (request) => {
    const { userId } = callerOf(request)
    const picture = await drawAvatar(await receiveFile(request, 'avatar'))
    await replaceAvatar(app.db, userId, picture)
    const { avatarURL = null } = (await selectUserData(app.db, userId)) ?? {}
    return { data: { avatarURL } }
  })
}
