import { addDays, daysBetween } from '@kinora/i18n'
import { PAIN_MAX } from '@kinora/limits'
import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import type { PainPoint, PainSpan } from './painPoints.ts'

/** A place in per cent of the chart's width and height. */
export type Place = { x: number; y: number; point: PainPoint }

/** Shapes of the chart, for a drawing that is 100 wide and 100 high. `bridges` lead across days without an answer. */
export function painShapes(points: PainPoint[], { from, to, step }: PainSpan) {
  const across = scaleLinear([0, Math.max(1, daysBetween(from, to))], [0, 100])
  const up = scaleLinear([0, PAIN_MAX], [100, 0])
  const round = (value: number) => Math.round(value * 100) / 100
  const places = points.map((point) => ({
    x: round(across(daysBetween(from, point.day))),
    y: round(up(point.value)),
    point,
  }))
  const byDay = new Map(places.map((place) => [place.point.day, place]))
  const slots = Array.from(
    { length: daysBetween(from, to) / step + 1 },
    (_, index) => byDay.get(addDays(from, index * step)) ?? null,
  )
  const isThere = (place: Place | null) => place !== null
  const x = (place: Place | null) => place?.x ?? 0
  const y = (place: Place | null) => place?.y ?? 0
  const isGap = (place: Place, next: Place) => daysBetween(place.point.day, next.point.day) > step
  return {
    places,
    line: line<Place | null>(x, y).defined(isThere)(slots) ?? '',
    bridges: places.flatMap((place, index) => {
      const next = places[index + 1]
      return next && isGap(place, next) ? [line<Place>(x, y)([place, next]) ?? ''] : []
    }),
  }
}
