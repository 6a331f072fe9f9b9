import { MAX_PAGE_SIZE } from '@kinora/limits'
import { type Static, Type } from 'typebox'
import { locale } from '../plugins/localeQuery.ts'

const only = { additionalProperties: false }
const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
const instant = Type.Optional(Type.String({ format: 'date-time' }))
const PAGE_SIZE = 25

export const TrainingParams = Type.Object({ id })

/** Strapi's filters, of which `user` can only be the caller. */
export const DoneQuery = Type.Object({
  locale,
  filters: Type.Object({
    user: Type.Optional(Type.Object({ id: Type.Object({ $eq: id }, only) }, only)),
    training: Type.Optional(Type.Object({ id: Type.Object({ $eq: id }, only) }, only)),
    createdAt: Type.Optional(Type.Object({ $gte: instant, $lte: instant }, only)),
  }, { ...only, default: {} }),
  pagination: Type.Object({
    page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
    pageSize: Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: PAGE_SIZE }),
  }, { ...only, default: {} }),
}, only)
export type DoneQuery = Static<typeof DoneQuery>
