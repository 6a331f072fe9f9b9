import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { identity } from '@kinora/content/identity'
import { localePath, paths } from '@kinora/paths'
import { Type } from 'typebox'
import { ZipFile } from 'yazl'
import { callerOf, recordSecurityEvent } from '../../identity/index.ts'
import { dayIn, LocaleQuery, notFound, problemResponses } from '../../platform/index.ts'
import { drawHeldPage, type Cover } from './drawHeldPage.ts'
import { type HeldTable, selectHeld, selectOwnAvatar, selectProgramTitles } from './exportQueries.ts'
import { groupHeld, WORDS } from './heldParts.ts'
import type { Reader } from './heldValue.ts'

type Own = { email: string; first_name: string; last_name: string; time_zone: string }

const LIMIT = { max: 5, seconds: 60 * 60 }

export const exportMe: FastifyPluginAsyncTypebox = async (app) => {
  const zip = { schema: Type.Unsafe<NodeJS.ReadableStream>({ type: 'string', format: 'binary' }) }
  const schema = {
    summary:
      'All data that is stored about the caller, as a ZIP with a page to read, their picture and JSON (GDPR, articles 15 and 20)',
    querystring: LocaleQuery,
    response: {
      200: { description: 'The archive', content: { 'application/zip': zip } },
      ...problemResponses(404),
    },
  }

  const config = { policy: { who: 'user', members: true, fresh: true }, limit: LIMIT } as const

  app.get('/user/me/export', { schema, config }, async (request, reply) => {
    const { userId } = callerOf(request)
    const { locale } = request.query
    const [tables, avatar, programTitles] = await Promise.all([
      selectHeld(app.db, userId),
      selectOwnAvatar(app.db, userId),
      selectProgramTitles(app.db, locale),
    ])
    const [user] = tables.find(({ name }) => name === 'users')!.rows as Own[]
    if (!user) throw notFound() // in test mode nothing is stored
    await recordSecurityEvent(app.db, request, { kind: 'export', userId })
    const date = dayIn(user.time_zone)
    const policyUrl = app.config.origin + localePath(locale, paths.privacyPolicy())
    const name = `${user.first_name} ${user.last_name}`
    const cover = { date, name, email: user.email, policyUrl, contactEmail: identity.email.privacy }
    reply.type('application/zip').header('content-disposition', `attachment; filename="kinora-export-${date}.zip"`)
    const reader = { userId, locale, timeZone: user.time_zone, programTitles }
    return reply.send(zipHeld({ tables, avatar }, cover, reader))
  })
}

type Held = { tables: HeldTable[]; avatar: Buffer | undefined }

/**
 * A ZIP stream (decision 055): a page that a person reads, the picture, and a file for other programs for each table
 * with something in it.
 */
function zipHeld({ tables, avatar }: Held, cover: Cover, reader: Reader): NodeJS.ReadableStream {
  const zip = new ZipFile()
  const groups = groupHeld(tables, reader.locale)
  zip.addBuffer(Buffer.from(drawHeldPage(groups, avatar, cover, reader)), 'index.html')
  if (avatar) zip.addBuffer(avatar, `${WORDS[reader.locale].picture}.webp`)
  for (const { file, rows } of groups.flatMap(({ parts }) => parts))
    zip.addBuffer(Buffer.from(`${JSON.stringify(rows, null, 2)}\n`), file)
  zip.end()
  return zip.outputStream
}
