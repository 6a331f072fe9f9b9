import {
  FEELINGS,
  FILM_MAX_SECONDS,
  MAX_PAGE_SIZE,
  MESSAGE_EXCERPT_LENGTH,
  MESSAGE_MAX_LENGTH,
  PHRASE_MAX_LENGTH,
} from '@kinora/limits'
import { type Static, Type } from 'typebox'
import { Id } from './content.ts'
import { listOf, PageQuery } from './listOf.ts'
import { orNull } from './orNull.ts'
import { TeamMember } from './teamMember.ts'

/** Messages between a member and their specialist (docs/contract.md, "Messages"; docs/specification.md, section 3). */

const Instant = Type.String({ format: 'date-time' })
const only = { additionalProperties: false }
const Seconds = Type.Integer({ minimum: 0, maximum: FILM_MAX_SECONDS })

export const MESSAGE_TYPES = [
  'TEXT_MESSAGE',
  'ADD_VIDEO_TO_PATH',
  'REMOVE_VIDEO_FROM_PATH',
  'PATH_CHANGED',
  'PLAN_PAUSED',
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
 * What an automatic message is about: the program's title in the user's language, the first name of the user who
 * caused it, the feeling of a survey. `trainingId` is the program's id in the user's language; `seconds` is the moment
 * of its film that a text message points at; `changes` are those of `PATH_CHANGED`; `until` is the last day of a pause.
 */
export const MessageMetadata = Type.Object({
  trainingName: Type.Optional(Type.String()),
  userName: Type.Optional(Type.String()),
  response: Type.Optional(Type.Enum([...FEELINGS])),
  trainingId: Type.Optional(Id),
  seconds: Type.Optional(Seconds),
  changes: Type.Optional(PathChanges),
  until: Type.Optional(Type.String({ format: 'date' })),
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

/** The newest messages; with `before`, the id of a message, the newest of those that are older. */
export const MessagesQuery = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE }),
  before: Type.Optional(Id),
})

/**
 * How a conversation ended: when the team did, whether the caller ended it, and until when the specialist can read it, null
 * if they cannot any more. The member can as long as both have their accounts.
 */
export const ConversationEnd = Type.Object({ at: Instant, byCaller: Type.Boolean(), specialistUntil: orNull(Instant) })
export type ConversationEnd = Static<typeof ConversationEnd>

/** `canReply`: the two are member and specialist of one team now. A conversation that has `ended` can still be read. */
export const ConversationStatus = Type.Object({
  unread: Type.Integer({ minimum: 0 }),
  lastMessageAt: Type.Union([Instant, Type.Null()]),
  canReply: Type.Boolean(),
  ended: orNull(ConversationEnd),
})
export type ConversationStatus = Static<typeof ConversationStatus>

/**
 * A conversation in a list, with the other user's name. `isWaiting`: what was written last is theirs, and the caller can
 * answer. `last`: the newest message, of a long one its beginning. `member`: in a specialist's list, of those in the team,
 * what the list of the team has of them.
 */
export const Conversation = Type.Object({
  userId: Id,
  firstName: Type.String(),
  lastName: Type.String(),
  avatarURL: orNull(Type.String()),
  unread: Type.Integer({ minimum: 0 }),
  isWaiting: Type.Boolean(),
  last: Type.Object({
    type: MessageType,
    content: Type.String({ maxLength: MESSAGE_EXCERPT_LENGTH }),
    isMine: Type.Boolean(),
    createAt: Instant,
    metadata: MessageMetadata,
  }),
  ended: orNull(ConversationEnd),
  member: Type.Optional(Type.Pick(TeamMember, ['signals', 'hard', 'hasPath'])),
})
export type Conversation = Static<typeof Conversation>

/** Which conversations: all, those with unread messages, those in which the other waits for an answer. */
export const ConversationFilter = Type.Enum(['all', 'unread', 'waiting'], { default: 'all' })
export type ConversationFilter = Static<typeof ConversationFilter>
export const ConversationSearch = Type.String({ maxLength: PHRASE_MAX_LENGTH })
export const ConversationsQuery = Type.Interface([PageQuery], {
  search: Type.Optional(ConversationSearch),
  show: ConversationFilter,
})

const Count = Type.Integer({ minimum: 0 })
export const ConversationCounts = Type.Object({ all: Count, unread: Count, waiting: Count })
export type ConversationCounts = Static<typeof ConversationCounts>
/** Those with unread messages first, then those that wait for an answer. `counts` are of all that the search finds. */
export const ConversationList = Type.Interface([listOf(Conversation)], { counts: ConversationCounts })
export type ConversationList = Static<typeof ConversationList>

/** The caller's unread messages, over all conversations. */
export const UnreadMessages = Type.Object({ unread: Type.Integer({ minimum: 0 }) })
export type UnreadMessages = Static<typeof UnreadMessages>
