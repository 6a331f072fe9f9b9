import { TimeZone } from '@kinora/contracts'
import { type Static, Type } from 'typebox'
import { locale, pagination } from '../../platform/index.ts'
import { ownFilters } from '../../identity/index.ts'

const only = { additionalProperties: false }
const instant = Type.Optional(Type.String({ format: 'date-time' }))
const PAGE_SIZE = 25

export const DoneQuery = Type.Object(
  {
    locale,
    filters: Type.Object(
      {
        ...ownFilters,
        createdAt: Type.Optional(Type.Object({ $gte: instant, $lte: instant }, only)),
      },
      { ...only, default: {} },
    ),
    pagination: pagination(PAGE_SIZE),
  },
  only,
)
export type DoneQuery = Static<typeof DoneQuery>

/** Without `timeZone` the day is that of the caller's stored time zone, which their last write sent. */
export const TodayQuery = Type.Object({ locale, timeZone: Type.Optional(TimeZone) }, only)
