import { BODY_REGIONS, EQUIPMENT, POSITIONS, RATING_MAX } from '@kinora/limits'
import { Type, type Static } from 'typebox'

/**
 * Content on the wire (docs/contract.md, "Content"; docs/specification.md, section 3). The wire calls a program a
 * training.
 */

/** The id of a row, also as a path parameter. */
export const Id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
export const IdParams = Type.Object({ id: Id })
export const LocaleCode = Type.Union([Type.Literal('pl'), Type.Literal('en')])

export const Named = Type.Object({ id: Id, name: Type.String() })
export type Named = Static<typeof Named>

/** Strapi's shape for categories and levels. */
export const NamedEntry = Type.Object({ id: Id, attributes: Type.Object({ name: Type.String() }) })
export type NamedEntry = Static<typeof NamedEntry>

/** One width of a picture: `url` is WebP, `avifUrl` the same picture as AVIF. */
export const ImageFormat = Type.Object({
  url: Type.String(),
  avifUrl: Type.String(),
  width: Type.Integer({ minimum: 1, maximum: 10_000 }),
  height: Type.Integer({ minimum: 1, maximum: 10_000 }),
})
export type ImageFormat = Static<typeof ImageFormat>

export const Image = Type.Object({
  id: Id,
  url: Type.String(),
  alternativeText: Type.String(),
  name: Type.String(),
  width: Type.Integer({ minimum: 1, maximum: 10_000 }),
  height: Type.Integer({ minimum: 1, maximum: 10_000 }),
  formats: Type.Object({
    small: ImageFormat,
    medium: ImageFormat,
    large: ImageFormat,
    /** A JPEG for link previews (Open Graph). */
    share: Type.Optional(Type.Pick(ImageFormat, ['url', 'width', 'height'])),
    /** Who is in the picture lies or kneels: where it is cut flat, its lower half stays. Otherwise the upper one. */
    isLow: Type.Optional(Type.Literal(true)),
  }),
})
export type Image = Static<typeof Image>

export const Localization = Type.Object({ id: Id, locale: LocaleCode })
export type Localization = Static<typeof Localization>

/** The average of the members' stars, rounded to one decimal. */
const Rating = Type.Object({
  average: Type.Number({ minimum: 1, maximum: RATING_MAX }),
  count: Type.Integer({ minimum: 1 }),
})

/** A program in a list. `duration` is in whole seconds. Populated fields are absent unless asked for. */
export const Program = Type.Object({
  id: Id,
  title: Type.String(),
  duration: Type.Integer({ minimum: 1, maximum: 86_400 }),
  locale: LocaleCode,
  isExampleTraining: Type.Boolean(),
  publishedAt: Type.String({ format: 'date-time' }),
  /** Absent until three people have rated it. */
  rating: Type.Optional(Rating),
  image: Type.Optional(Image),
  levels: Type.Optional(Type.Array(Named)),
  category: Type.Optional(Named),
  localizations: Type.Optional(Type.Array(Localization)),
  /** Only for signed-in callers: whether it is a favourite, and the favourite's id. */
  isFavourite: Type.Optional(Type.Boolean()),
  favouriteId: Type.Optional(Type.Union([Id, Type.Null()])),
})
export type Program = Static<typeof Program>

const ProgramPage = Type.Optional(Type.Pick(Program, ['id', 'publishedAt']))
/** A program's page in each language that it has. */
export const ProgramPages = Type.Object({ pl: ProgramPage, en: ProgramPage })
export type ProgramPages = Static<typeof ProgramPages>

/** A similar program and why it is similar: the same category, the same level, or a good next step. */
export const SimilarProgram = Type.Interface([Program], {
  reason: Type.Union([Type.Literal('sameCategory'), Type.Literal('sameLevel'), Type.Literal('goesWell')]),
})
export type SimilarProgram = Static<typeof SimilarProgram>

/**
 * An exercise of the film: its start in seconds, and a note on its repetitions ("8 powtórzeń"). `timed` is the part
 * that is measured in time instead of repetitions: its start and length in seconds of the film.
 */
export const Chapter = Type.Object({
  start: Type.Number({ minimum: 0, maximum: 86_400 }),
  title: Type.String(),
  note: Type.String(),
  timed: Type.Optional(
    Type.Object({
      from: Type.Number({ minimum: 0, maximum: 86_400 }),
      seconds: Type.Number({ minimum: 0, maximum: 86_400 }),
    }),
  ),
})
export type Chapter = Static<typeof Chapter>

/** What anyone may know of a film without permission to play it. Null if the program has no film yet. */
export const Video = Type.Object({
  duration: Type.Number({ minimum: 0, maximum: 86_400 }),
  chapters: Type.Array(Chapter),
})
export type Video = Static<typeof Video>

/** For whom a program is suitable: all positions of the body, all equipment, and the body regions that it trains. */
const WorksFor = Type.Object({
  positions: Type.Array(Type.Enum([...POSITIONS])),
  equipment: Type.Array(Type.Enum([...EQUIPMENT])),
  bodyRegions: Type.Array(Type.Enum([...BODY_REGIONS])),
  /** No impact noise. */
  isQuiet: Type.Boolean(),
})

/** Somebody who answers for a program. `licence` is the register and the number in it; `isExample`: invented. */
const CreditedPerson = Type.Object({
  name: Type.String(),
  profession: Type.String(),
  licence: Type.String(),
  isExample: Type.Boolean(),
})

/** Who made a program and who reviewed it, on a day. */
export const Credits = Type.Object({
  madeBy: CreditedPerson,
  reviewedBy: CreditedPerson,
  reviewedOn: Type.String({ format: 'date' }),
})
export type Credits = Static<typeof Credits>

/** All of one program. `transcription` is plain text in paragraphs; `omitTranscription` hides it. */
export const ProgramDetail = Type.Interface([Program], {
  summary: Type.String(),
  description: Type.String(),
  forWhom: Type.String(),
  whatYouNeed: Type.Array(Type.String()),
  whenNotTo: Type.Array(Type.String()),
  worksFor: WorksFor,
  /** Null of a program that editors entered without them. */
  credits: Type.Union([Credits, Type.Null()]),
  localizations: Type.Optional(Type.Array(Localization)),
  video: Type.Optional(Type.Union([Video, Type.Null()])),
  moreLikeThis: Type.Optional(Type.Array(SimilarProgram)),
  transcription: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  omitTranscription: Type.Optional(Type.Boolean()),
})
export type ProgramDetail = Static<typeof ProgramDetail>

/** A signed link to a film; `expiresAt` is ISO 8601 UTC. */
export const SignedLink = Type.Object({ url: Type.String(), expiresAt: Type.String({ format: 'date-time' }) })
export type SignedLink = Static<typeof SignedLink>
