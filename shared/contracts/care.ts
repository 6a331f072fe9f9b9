import { COMMENT_MAX_LENGTH, EFFORTS, FEELINGS, PAIN_MAX, RATING_MAX } from '@kinora/limits'
import { Type, type Static } from 'typebox'
import { Id, Program } from './content.ts'

/**
 * Saved programs, trainings and answers of members on the wire (docs/contract.md, "Member"; docs/specification.md,
 * section 3).
 */

const Instant = Type.String({ format: 'date-time' })
const Text = Type.Union([Type.String({ maxLength: COMMENT_MAX_LENGTH }), Type.Null()])
const only = { additionalProperties: false }
/** An IANA time zone, such as Europe/Warsaw, which decides where a day begins. */
export const TimeZone = Type.String({ minLength: 1, maxLength: 60 })
const OfProgram = Type.Object({ id: Id })

export const Feeling = Type.Enum([...FEELINGS])

export const Effort = Type.Enum([...EFFORTS])

/** An entry of favourites or the watch list. `id` is the entry's id, which deletes it. */
export const SavedProgram = Type.Object({ id: Id, training: Program, createdAt: Instant })
export type SavedProgram = Static<typeof SavedProgram>

export const NewFavourite = Type.Object({ data: Type.Object({ users_permissions_user: Id, training: Id }, only) }, only)
export const NewWatchListEntry = Type.Object({ trainingId: Id }, only)

/** The programs that a specialist chose for a member, in training order. */
export const Path = Type.Object({ id: Id, name: Type.String(), note: Type.String(), trainings: Type.Array(Program) })
export type Path = Static<typeof Path>
/** Until `undoUntil` the removal from a path can be undone. */
export const RemovedFromPath = Type.Object({ undoUntil: Instant })

/** `key` is an idempotency key. */
export const NewDoneTraining = Type.Object(
  { timeZone: Type.Optional(TimeZone), key: Type.Optional(Type.String({ format: 'uuid' })) },
  only,
)
/** `doneToday` includes this training. */
export const MarkedDone = Type.Object({
  id: Id,
  training: OfProgram,
  createdAt: Instant,
  doneToday: Type.Integer(),
  dailyMaximum: Type.Integer(),
})
export type MarkedDone = Static<typeof MarkedDone>
/**
 * The caller's trainings of the current day in the time zone that they send. `done` has each program once, the latest
 * first; `endsAt` is when the next day begins there. `limited`: the programs whose dose allows less than `dailyMaximum`.
 */
export const TrainingDay = Type.Object({
  day: Type.String({ format: 'date' }),
  endsAt: Instant,
  dailyMaximum: Type.Integer(),
  done: Type.Array(Type.Object({ training: Program, times: Type.Integer({ minimum: 1 }), lastAt: Instant })),
  limited: Type.Optional(Type.Array(Type.Object({ training: OfProgram, dailyMaximum: Type.Integer({ minimum: 1 }) }))),
})
export type TrainingDay = Static<typeof TrainingDay>
export const DoneTraining = Type.Object({ id: Id, user: Id, training: Program, createdAt: Instant })
export type DoneTraining = Static<typeof DoneTraining>

/** A position in a film, in seconds. */
export const FilmPosition = Type.Object({ seconds: Type.Number({ minimum: 0, maximum: 86_400 }) }, only)
export type FilmPosition = Static<typeof FilmPosition>
/** A film that was begun and not watched to its end. */
export const StartedFilm = Type.Object({ training: Program, seconds: Type.Number(), updatedAt: Instant })
export type StartedFilm = Static<typeof StartedFilm>

const pain = Type.Union([Type.Integer({ minimum: 0, maximum: PAIN_MAX }), Type.Null()])
/** `isNoteShared`: the member's specialist reads the note too; without it only the member does. */
const answers = {
  painBefore: pain,
  painAfter: pain,
  effort: Type.Union([Effort, Type.Null()]),
  note: Text,
  isNoteShared: Type.Boolean(),
}
/** All answers are optional. There is one check-in for each program and day; on the same day it can be changed. */
export const NewCheckIn = Type.Object(
  {
    data: Type.Object(
      { training: Id, timeZone: Type.Optional(TimeZone), ...Type.Partial(Type.Object(answers)).properties },
      only,
    ),
  },
  only,
)
/**
 * `stop`: the member should rest for today. Pain afterwards reaches their specialist's rule, or the general one, or the
 * training was too hard.
 */
export const CheckIn = Type.Object({
  id: Id,
  training: OfProgram,
  createdAt: Instant,
  ...answers,
  stop: Type.Optional(Type.Boolean()),
})
export type CheckIn = Static<typeof CheckIn>

export const NewVideoSurvey = Type.Object(
  {
    data: Type.Object(
      { training: Id, feeling: Feeling, note: Type.Optional(Text), timeZone: Type.Optional(TimeZone) },
      only,
    ),
  },
  only,
)
export const VideoSurvey = Type.Object({
  id: Id,
  training: OfProgram,
  feeling: Feeling,
  note: Text,
  createdAt: Instant,
})
export type VideoSurvey = Static<typeof VideoSurvey>

const rating = Type.Integer({ minimum: 1, maximum: RATING_MAX })
const tags = Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: 10 })
export const NewFeedback = Type.Object(
  {
    data: Type.Object(
      {
        training: Id,
        rating,
        tags: Type.Optional(tags),
        comment: Type.Optional(Text),
        timeZone: Type.Optional(TimeZone),
      },
      only,
    ),
  },
  only,
)
export const Feedback = Type.Object({
  id: Id,
  user: Id,
  training: OfProgram,
  rating,
  tags,
  comment: Text,
  createdAt: Instant,
})
export type Feedback = Static<typeof Feedback>
