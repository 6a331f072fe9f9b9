import { Id } from '@kinora/contracts'
import { MAX_PAGE_SIZE, PHRASE_MAX_LENGTH, PROGRAM_PAGE_SIZE } from '@kinora/limits'
import { type Static, type TProperties, Type } from 'typebox'
import { locale } from '../plugins/localeQuery.ts'

const PAGE_MAX = 1_000_000
const DURATION_MAX = 86_400

/** Whatever is not named here is refused by name. */
const only = <Properties extends TProperties>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false })
const optional = <Properties extends TProperties>(properties: Properties) => Type.Optional(only(properties))

const seconds = Type.Optional(Type.Integer({ minimum: 0, maximum: DURATION_MAX }))

/** Strapi's `populate=one,other`, limited to what there is. */
const populate = (...fields: string[]) =>
  Type.Optional(Type.String({ pattern: `^(${fields.join('|')})(,(${fields.join('|')}))*$`, maxLength: 200 }))

export const SORTS = ['order', 'id', 'title', 'duration'] as const
const sorts = SORTS.flatMap((field) => [field, `${field}:asc`, `${field}:desc`] as const)

export const ListQuery = only({
  locale,
  populate: populate('category', 'image', 'levels'),
  pagination: Type.Object({
    page: Type.Integer({ minimum: 1, maximum: PAGE_MAX, default: 1 }),
    pageSize: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: PROGRAM_PAGE_SIZE }),
  }, { additionalProperties: false, default: {} }),
  filters: Type.Object({
    category: optional({ id: only({ $eq: Id }) }),
    levels: optional({ id: only({ $in: Type.Array(Id, { minItems: 1, maxItems: 20 }) }) }),
    title: optional({ $containsi: Type.String({ maxLength: PHRASE_MAX_LENGTH }) }),
    duration: optional({ $lt: seconds, $lte: seconds, $gt: seconds, $gte: seconds }),
    isExampleTraining: optional({ $eq: Type.Boolean() }),
  }, { additionalProperties: false, default: {} }),
  sort: Type.Enum(sorts, { default: 'order' }),
})
export type ListQuery = Static<typeof ListQuery>

export const DetailQuery = only({
  locale,
  populate: populate('localizations', 'video', 'moreLikeThis', 'transcription', 'omitTranscription'),
})
