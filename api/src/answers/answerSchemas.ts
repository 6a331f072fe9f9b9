import { Type } from 'typebox'
import { locale } from '../plugins/localeQuery.ts'

const only = { additionalProperties: false }
const id = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })

/** Strapi's filters, of which `user` can only be the caller. */
export const FeedbackQuery = Type.Object({
  locale,
  filters: Type.Object({
    user: Type.Optional(Type.Object({ id: Type.Object({ $eq: id }, only) }, only)),
    training: Type.Optional(Type.Object({ id: Type.Object({ $eq: id }, only) }, only)),
  }, { ...only, default: {} }),
}, only)

export const TrainingParams = Type.Object({ id })
