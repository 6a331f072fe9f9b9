import { FEELINGS, FILM_MAX_SECONDS, MESSAGE_MAX_LENGTH } from '@kinora/limits'
import { type Static, Type } from 'typebox'
import { Id } from './content.ts'

/** Messages between a member and their specialist (docs/contract.md, "Messages"; docs/specification.md, section 3). */

const Instant = Type.String({ format: 'date-time' })
const only = { additionalProperties: false }
const Seconds = Type.Integer({ minimum: 0, maximum: FILM_MAX_SECONDS })

export const MESSAGE_TYPES = [
  'TEXT_MESSAGE',
  'ADD_VIDEO_TO_PATH',
  'REMOVE_VIDEO_FROM_PATH',
  'PATH_CHANGED',
  'LEAVE_TEAM',
  'JOIN_TO_TEAM',
  'VIDEO_SURVEY_COMPLETED',
] as const
export const MessageType = Type.Enum([...MESSAGE_TYPES])
export type MessageType = Static<typeof MessageType>

/** What a specialist changed in a path: titles of programs that are new, gone, or have another dose, and what else. */
export const PathChanges = Type.Object({
  added: Type.Array(Type.String()),
  removed: Type.Array(Type.String()),
  doses: Type.Array(Type.String()),
  isReordered: Type.Boolean(),
  hasNewNote: Type.Boolean(),
  hasNewGentleList: Type.Boolean(),
})
export type PathChanges = Static<typeof PathChanges>

/**
 * What an automatic message is about: the program's title in the reader's language, the first name of the user who
 * caused it, the feeling of a survey. `trainingId` is the program's id in the reader's language; `seconds` is the moment
 * of its film that a text message points at; `changes` are those of `PATH_CHANGED`.
 */
export const MessageMetadata = Type.Object({
  trainingName: Type.Optional(Type.String()),
  userName: Type.Optional(Type.String()),
  response: Type.Optional(Type.Enum([...FEELINGS])),
  trainingId: Type.Optional(Id),
  seconds: Type.Optional(Seconds),
  changes: Type.Optional(PathChanges),
})
export type MessageMetadata = Static<typeof MessageMetadata>

/** `content` is empty in automatic messages. `readAt`: when the receiver saw it. `key`: as the sender sent it. */
export const Message = Type.Object({
  id: Id,
  type: MessageType,
  content: Type.String(),
  senderId: Id,
  receiverId: Id,
  createAt: Instant,
  isRead: Type.Boolean(),
  readAt: Type.Union([Instant, Type.Null()]),
  senderFirstName: Type.String(),
  receiverFirstName: Type.String(),
  metadata: MessageMetadata,
  key: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
})
export type Message = Static<typeof Message>

/** `key` is an idempotency key: a message that is sent twice exists once. `moment`: a place in a film. */
export const NewMessage = Type.Object(
  {
    receiverId: Id,
    content: Type.String({ minLength: 1, maxLength: MESSAGE_MAX_LENGTH }),
    type: Type.Optional(Type.Literal('TEXT_MESSAGE')),
    key: Type.Optional(Type.String({ format: 'uuid' })),
    moment: Type.Optional(Type.Object({ training: Id, seconds: Seconds }, only)),
  },
  only,
)
export type NewMessage = Static<typeof NewMessage>

/** The newest first; `count` is that of the whole conversation. */
export const MessagePage = Type.Object({ data: Type.Array(Message), count: Type.Integer({ minimum: 0 }) })
export type MessagePage = Static<typeof MessagePage>

/** `canReply`: the two are member and specialist of one team now. A conversation that has ended can still be read. */
export const ConversationStatus = Type.Object({
  unread: Type.Integer({ minimum: 0 }),
  lastMessageAt: Type.Union([Instant, Type.Null()]),
  canReply: Type.Boolean(),
})
export type ConversationStatus = Static<typeof ConversationStatus>

/** The caller's unread messages, over all conversations. */
export const UnreadMessages = Type.Object({ unread: Type.Integer({ minimum: 0 }) })
export type UnreadMessages = Static<typeof UnreadMessages>
