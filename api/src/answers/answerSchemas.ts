import { Type } from 'typebox'
import { locale } from '../plugins/localeQuery.ts'
import { ownFilters } from '../plugins/ownRows.ts'

const only = { additionalProperties: false }

export const FeedbackQuery = Type.Object({ locale, filters: Type.Object(ownFilters, { ...only, default: {} }) }, only)
