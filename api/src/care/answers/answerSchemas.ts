import { type Static, Type } from 'typebox'
import { locale, pagination } from '../../platform/index.ts'
import { ownFilters } from '../../identity/index.ts'

const only = { additionalProperties: false }
const PAGE_SIZE = 25

export const FeedbackQuery = Type.Object(
  { locale, filters: Type.Object(ownFilters, { ...only, default: {} }), pagination: pagination(PAGE_SIZE) },
  only,
)
export type FeedbackQuery = Static<typeof FeedbackQuery>
