import { median, ratio } from '../median.ts'
import { milliseconds, table, times, whole } from '../table.ts'
import type { Pace } from './hammer.ts'

/** A table with one row for each case; the ratio is of requests per second, against the case that `against` names. */
export function paceTable<Name extends string>(
  paces: Record<Name, Pace[]>,
  against: Partial<Record<NoInfer<Name>, NoInfer<Name>>>,
): string {
  const perSecond = (name: Name) => paces[name].map((pace) => pace.perSecond)
  const rows = (Object.keys(paces) as Name[]).map((name) => [
    name,
    whole(median(perSecond(name))),
    milliseconds(median(paces[name].map(({ p99 }) => p99))),
    against[name] ? times(ratio(perSecond(name), perSecond(against[name]))) : 'reference',
  ])
  return table(['', 'requests/s', 'p99', 'against bare'], rows)
}
