import type { Message } from './message.ts'

/**
 * What happens to a person, as `GET /api/message/stream` sends it (server-sent events: `id`, `event`, `data` as JSON).
 * An event is written in the transaction that causes it, once for every person whom it concerns, and each person gets
 * theirs in the order of their ids. A stream that does not go on after `Last-Event-ID` begins with an event `ready`
 * (`{}`): what the client knows may be out of date.
 */
export type EventData = {
  /** A message to or from the user. */
  'message.sent': Message
  /** A message to or from the user that was taken back: what it told of was undone or answered anew. */
  'message.withdrawn': { id: number }
  /** Messages that the user has sent, or read in another tab. `readAt` is ISO 8601 UTC. */
  'message.read': { ids: number[]; readAt: string }
  /** The user's path, plan or its state has changed; for a specialist, that of a member. */
  'path.changed': { memberId: number }
  'training.done': { memberId: number }
  /** A video survey, a check-in, a symptoms survey, an emotion or the score of a goal. */
  'survey.answered': { memberId: number }
  /** After `team.left` the stream ends: what the user may see has changed. */
  'team.joined': { memberId: number; specialistId: number }
  'team.left': { memberId: number; specialistId: number }
  'consent.changed': { memberId: number }
  /** What the member may watch, and until when: they have paid, redeemed a gift, or were paid back. */
  'access.changed': { memberId: number }
  /** The specialist was verified or refused. */
  'specialist.decided': { specialistId: number }
}
export type EventKind = keyof EventData
export type StreamEvent = { [Kind in EventKind]: { id: number; kind: Kind; data: EventData[Kind] } }[EventKind]
