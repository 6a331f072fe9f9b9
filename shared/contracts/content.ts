import { BODY_REGIONS, EQUIPMENT, POSITIONS, RATING_MAX } from '@kinora/limits'
import { Type, type Static } from 'typebox'

/**
 * Content as it crosses the wire (docs/contract.md, "Content"; docs/specification.md, section 3). The wire calls a
 * program a training.
 */

/** Of a row, and as an address has it. */
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
    /** A JPEG that sites show of a link (Open Graph). */
    share: Type.Optional(Type.Pick(ImageFormat, ['url', 'width', 'height'])),
  }),
})
export type Image = Static<typeof Image>

export const Localization = Type.Object({ id: Id, locale: LocaleCode })
export type Localization = Static<typeof Localization>

/** What those who train with it give it: stars, to one decimal. */
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
  /** Only for callers: whether it is a favourite of theirs, and of which id. */
  isFavourite: Type.Optional(Type.Boolean()),
  favouriteId: Type.Optional(Type.Union([Id, Type.Null()])),
})
export type Program = Static<typeof Program>

/** Why a program is like another: the same part of the body, the same effort, or a good next step. */
export const SimilarProgram = Type.Interface([Program], {
  reason: Type.Union([Type.Literal('sameCategory'), Type.Literal('sameLevel'), Type.Literal('goesWell')]),
})
export type SimilarProgram = Static<typeof SimilarProgram>

/**
 * An exercise of the film: where it starts, in seconds, and what is counted in it ("8 powtórzeń"). `timed` is the
 * stretch that goes by the clock instead of by repetitions: from which second of the film, and for how many.
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

/** What is known of a film without permission to play it. Null where the program has none yet. */
export const Video = Type.Object({
  duration: Type.Number({ minimum: 0, maximum: 86_400 }),
  chapters: Type.Array(Chapter),
})
export type Video = Static<typeof Video>

/** For whom a program works: every position that the body takes, all that it needs, and what it is good for. */
const WorksFor = Type.Object({
  positions: Type.Array(Type.Enum([...POSITIONS])),
  equipment: Type.Array(Type.Enum([...EQUIPMENT])),
  bodyRegions: Type.Array(Type.Enum([...BODY_REGIONS])),
  /** Whoever lives below hears nothing of it. */
  isQuiet: Type.Boolean(),
})

/** One program whole. `transcription` is plain text in paragraphs; `omitTranscription` hides it. */
export const ProgramDetail = Type.Interface([Program], {
  summary: Type.String(),
  description: Type.String(),
  forWhom: Type.String(),
  whatYouNeed: Type.Array(Type.String()),
  whenNotTo: Type.Array(Type.String()),
  worksFor: WorksFor,
  localizations: Type.Optional(Type.Array(Localization)),
  video: Type.Optional(Type.Union([Video, Type.Null()])),
  moreLikeThis: Type.Optional(Type.Array(SimilarProgram)),
  transcription: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  omitTranscription: Type.Optional(Type.Boolean()),
})
export type ProgramDetail = Static<typeof ProgramDetail>

/** A link that plays for a while; `expiresAt` is ISO 8601 UTC. */
export const SignedLink = Type.Object({ url: Type.String(), expiresAt: Type.String({ format: 'date-time' }) })
export type SignedLink = Static<typeof SignedLink>
