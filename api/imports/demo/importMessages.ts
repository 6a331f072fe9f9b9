import type { Program } from '@kinora/content'
import type { Practice } from '@kinora/demo'
import { messages } from '../../src/app/schema.ts'
import type { Queryable } from '../../src/platform/index.ts'
import type { IdsByKey } from './idsByKey.ts'
import { insertRows } from './insertRows.ts'

/** Imports conversations. Programs are named by their titles in the receiver's language. */
export async function importMessages(tx: Queryable, made: Practice, ids: IdsByKey, programs: Program[]): Promise<void> {
  const people = new Map([...made.members, ...made.specialists].map((person) => [person.key, person]))
  const rows = made.messages.flatMap(({ from, to, type, content, program, feeling, sentAt, readAt }) => {
    const [senderId, receiverId, receiver] = [ids.get(from), ids.get(to), people.get(to)]
    if (senderId === undefined || receiverId === undefined || !receiver) return []
    const title = programs.find(({ slug }) => slug === program)?.words[receiver.locale].title
    const userName = people.get(from)?.firstName
    const metadata = {
      ...(program && { program }),
      ...(title && { trainingName: title }),
      ...(type !== 'TEXT_MESSAGE' && userName && { userName }),
      ...(feeling && { response: feeling }),
    }
    const moments = { createdAt: new Date(sentAt), readAt: readAt === null ? null : new Date(readAt) }
    return [{ senderId, receiverId, type, content, metadata, ...moments }]
  })
  await insertRows(tx, messages, rows)
}
