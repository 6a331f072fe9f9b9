import fastifyMultipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { finished } from 'node:stream/promises'
import { formProblem } from './formProblems.ts'
import { requireAcceptable } from './inputGuard.ts'
import { ApiProblem } from '../responses/problems.ts'

/** Lets the routes of a plugin receive a form with one file of fewer than `limitBytes`, and nothing else. */
export async function acceptFiles(app: FastifyInstance, limitBytes: number): Promise<void> {
  // A text field is read only to be refused by its name.
  await app.register(fastifyMultipart, { limits: { files: 1, fields: 1, parts: 2, fileSize: limitBytes - 1 } })
  // A client that is still uploading would see the connection close instead of an early answer, so read the rest first.
  app.addHook('onSend', async ({ raw }) => {
    if (!raw.readableEnded) await finished(raw.resume()).catch(() => {})
  })
}

/**
 * Reads the form's only file, whatever its field is called; aborts as soon as it exceeds the limit. Problems are those
 * of the field `name`. @throws 413 then, 400 for a malformed form, a text field or a missing file, 415 if it is no form
 */
export async function receiveFile(request: FastifyRequest, name: string): Promise<Buffer> {
  if (!request.isMultipart()) throw new ApiProblem(415, 'request.unsupportedMediaType')
  let file: Buffer | undefined
  try {
    for await (const part of request.parts()) {
      requireAcceptable(part.fieldname)
      if (part.type === 'field')
        throw formProblem(
          400,
          part.fieldname,
          part.fieldname === name ? `form.error.${name}.format` : 'request.unknownParameter',
        )
      file = await part.toBuffer()
    }
  } catch (error) {
    if (error instanceof ApiProblem) throw error
    const { code } = error as { code?: string }
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw formProblem(413, name, `form.error.${name}.tooLarge`)
    // All others come from the parser or the connection.
    throw new ApiProblem(400, 'request.malformed')
  }
  if (!file) throw formProblem(400, name, `form.error.${name}.required`)
  return file
}
