import { Type } from 'typebox'
import { locale } from '../http/localeQuery.ts'
import { ownFilters } from '../identity/ownRows.ts'

const only = { additionalProperties: false }

export const FeedbackQuery = Type.Object({ locale, filters: Type.Object(ownFilters, { ...only, default: {} }) }, only)
