import type { Message } from '@kinora/contracts'

/** Edits of a path by one person that follow one another within this time are one entry. */
const TOGETHER_MS = 5 * 60_000

export type Entry = { kind: 'message'; message: Message } | { kind: 'edits'; messages: [Message, ...Message[]] }
export type Day = { day: string; entries: Entry[] }

const isEdit = ({ type }: Message) => type === 'ADD_VIDEO_TO_PATH' || type === 'REMOVE_VIDEO_FROM_PATH'
const timeOf = ({ createAt }: Message) => new Date(createAt).getTime()
/** The day in the browser's time zone; unique, and not for people. */
const dayOf = (message: Message) => new Date(message.createAt).toDateString()

/** Messages in the order of writing, by days, with edits of the path that belong together as one entry. */
export function groupMessages(newestFirst: readonly Message[]): Day[] {
  const days: Day[] = []
  for (const message of [...newestFirst].reverse()) {
    const day = days.at(-1)?.day === dayOf(message) ? days.at(-1)! : { day: dayOf(message), entries: [] }
    if (day !== days.at(-1)) days.push(day)
    const last = day.entries.at(-1)
    if (last?.kind === 'edits' && isEdit(message) && areTogether(last.messages.at(-1)!, message)) {
      last.messages.push(message)
    } else {
      day.entries.push(isEdit(message) ? { kind: 'edits', messages: [message] } : { kind: 'message', message })
    }
  }
  return days
}

const areTogether = (before: Message, message: Message) =>
  before.senderId === message.senderId && timeOf(message) - timeOf(before) <= TOGETHER_MS
