import { Id } from '@kinora/contracts'
import { BODY_REGIONS, EQUIPMENT, PHRASE_MAX_LENGTH, POSITIONS, PROGRAM_PAGE_SIZE } from '@kinora/limits'
import { type Static, type TProperties, Type } from 'typebox'
import { locale, pagination, populate } from '../../platform/index.ts'

const DURATION_MAX = 86_400

/** Unknown properties are refused. */
const only = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })
const optional = <Properties extends TProperties>(properties: Properties) => Type.Optional(only(properties))

const seconds = Type.Optional(Type.Integer({ minimum: 0, maximum: DURATION_MAX }))

const someOf = <Choice extends string>(choices: readonly Choice[]) =>
  Type.Array(Type.Enum([...choices]), { minItems: 1, maxItems: choices.length })

const SORTS = ['position', 'id', 'title', 'duration', 'createdAt', 'rating'] as const
const sorts = SORTS.flatMap((field) => [field, `${field}:asc`, `${field}:desc`] as const)

export const ListQuery = only({
  locale,
  populate: populate(['category', 'image', 'levels', 'localizations']),
  pagination: pagination(PROGRAM_PAGE_SIZE),
  filters: Type.Object(
    {
      category: optional({ id: only({ $eq: Id }) }),
      levels: optional({ id: only({ $in: Type.Array(Id, { minItems: 1, maxItems: 20 }) }) }),
      title: optional({ $containsi: Type.String({ maxLength: PHRASE_MAX_LENGTH }) }),
      duration: optional({ $lt: seconds, $lte: seconds, $gt: seconds, $gte: seconds }),
      isExampleTraining: optional({ $eq: Type.Boolean() }),
      /** All positions and all equipment of a program must be listed (`$null`: it needs none), but any body region. */
      position: optional({ $in: someOf(POSITIONS) }),
      equipment: optional({ $in: Type.Optional(someOf(EQUIPMENT)), $null: Type.Optional(Type.Literal(true)) }),
      bodyRegion: optional({ $in: someOf(BODY_REGIONS) }),
      isQuiet: optional({ $eq: Type.Boolean() }),
    },
    { additionalProperties: false, default: {} },
  ),
  /** Without one: by relevance if there is a phrase, otherwise in the editors' order. */
  sort: Type.Optional(Type.Enum(sorts)),
})
export type ListQuery = Static<typeof ListQuery>

export const DetailQuery = only({
  locale,
  /** Category, image and levels are always there. */
  populate: populate([
    'category',
    'image',
    'levels',
    'localizations',
    'video',
    'moreLikeThis',
    'transcription',
    'omitTranscription',
  ]),
})
