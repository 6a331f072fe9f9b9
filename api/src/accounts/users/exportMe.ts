import { PassThrough, Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { identity } from '@kinora/content/identity'
import { localePath, paths } from '@kinora/paths'
import { Type } from 'typebox'
import { ZipFile } from 'yazl'
import { callerOf, recordSecurityEvent } from '../../identity/index.ts'
import { dayIn, LocaleQuery, notFound, problemResponses } from '../../platform/index.ts'
import { drawHeldPage, type Cover, type RowsOf } from './drawHeldPage.ts'
import {
  type HeldTable,
  selectHeldRows,
  selectHeldTables,
  selectHolder,
  selectOwnAvatar,
  selectProgramTitles,
} from './exportQueries.ts'
import { groupHeld, type HeldGroup, WORDS } from './heldParts.ts'
import type { Reader } from './heldValue.ts'

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
    const holder = await selectHolder(app.db, userId)
    if (!holder) throw notFound()
    await recordSecurityEvent(app.db, request, { kind: 'export', userId })
    const [tables, avatar, programTitles] = await Promise.all([
      selectHeldTables(app.db, userId),
      selectOwnAvatar(app.db, userId),
      selectProgramTitles(app.db, locale),
    ])
    const { email, firstName, lastName, timeZone } = holder
    const date = dayIn(timeZone)
    const policyUrl = app.config.origin + localePath(locale, paths.privacyPolicy())
    const cover = { date, name: `${firstName} ${lastName}`, email, policyUrl, contactEmail: identity.email.privacy }
    reply.type('application/zip').header('content-disposition', `attachment; filename="kinora-export-${date}.zip"`)
    const held = {
      groups: groupHeld(tables, locale),
      avatar,
      rowsOf: (table: HeldTable) => selectHeldRows(app.db, table),
    }
    return reply.send(zipHeld(held, cover, { userId, locale, timeZone, programTitles }))
  })
}

type Held = { groups: HeldGroup<HeldTable>[]; avatar: Buffer | undefined; rowsOf: RowsOf<HeldTable> }

/**
 * A ZIP stream (decision 055): a page that a person reads, the picture, and a file for other programs for each table.
 * It reads one table at a time, as fast as the client takes it; a query that fails cuts the download off.
 */
function zipHeld({ groups, avatar, rowsOf }: Held, cover: Cover, reader: Reader): Readable {
  const zip = new ZipFile()
  const output = zip.outputStream.pipe(new PassThrough())
  const add = (name: string, texts: () => AsyncIterable<string>) =>
    // The archive listens to no errors of what it reads.
    zip.addReadStreamLazy(name, (opened) =>
      opened(
        null,
        Readable.from(texts()).on('error', (error) => output.destroy(error)),
      ),
    )
  add('index.html', () => drawHeldPage({ groups, avatar, rowsOf }, cover, reader))
  if (avatar) zip.addBuffer(avatar, `${WORDS[reader.locale].picture}.webp`)
  for (const part of groups.flatMap(({ parts }) => parts))
    add(part.file, async function* () {
      yield `${JSON.stringify(await rowsOf(part), null, 2)}\n`
    })
  zip.end()
  return output
}
