import { type Point, round } from '../rig/geometry.ts'
import { disc, ring, stroke } from '../rig/shapes.ts'
import type { Moment } from './moment.ts'

const ink = '#0F5B4F'
const apricot = '#F4A963'
const clay = '#93450F'
const middle: Point = [116, 116]

/** Digits drawn as strokes in a box of 20 × 32, so that films look the same on every machine. */
const digits = [
  'M10 0C3 0 0 7 0 16S3 32 10 32S20 25 20 16S17 0 10 0Z', 'M3 6L11 0V32', 'M1 8C1 -3 19 -3 19 8C19 15 6 22 1 32H20',
  'M2 3C8 -2 18 0 18 8C18 14 12 15.5 8 15.5C14 15.5 20 18 20 24C20 33 6 34 0 28', 'M15 32V0L0 23H20',
  'M18 0H4L2 14C10 10 20 13 20 22C20 33 6 34 0 28', 'M16 0C6 4 0 13 0 22C0 35 20 35 20 22C20 11 4 11 1 20',
  'M0 0H20L7 32', 'M10 15C0 15 0 0 10 0S20 15 10 15C-3 15 -3 32 10 32S23 15 10 15Z', 'M19 12C16 21 0 21 0 10C0 -3 20 -3 20 10C20 19 14 28 4 32',
]

function number(value: number, [x, y]: Point): string {
  const figures = String(value)
  const width = figures.length * 28 - 8
  return [...figures].map((figure, index) =>
    `<g transform="translate(${x - width / 2 + index * 28} ${y - 16})">${stroke(digits[Number(figure)] ?? '', ink, 5.5)}</g>`).join('')
}

/** A ring filled clockwise from the top, `share` 0 to 1. */
export function arc([x, y]: Point, radius: number, share: number, colour: string, width: number): string {
  if (share < 0.004) return ''
  const around = 2 * Math.PI * radius
  return ring([x, y], radius, colour, width,
    `stroke-linecap="round" stroke-dasharray="${round(around * share)} ${round(around)}" transform="rotate(-90 ${x} ${y})"`)
}

function dots({ block, repetition }: Moment): string {
  const gap = 17
  const from = middle[0] - ((block.times - 1) * gap) / 2
  return Array.from({ length: block.times }, (_, index) =>
    disc([from + index * gap, 204], 5.5, index < repetition ? ink : '#FFFFFF')).join('')
}

/**
 * The corner that needs no words: the repetition's number, a dot for each, and a ring. The ring counts down while
 * the exercise is announced, then fills and empties with the breath (`withRing` false where the wall shows that).
 */
export function counter(moment: Moment, withRing = true): string {
  const announced = moment.repetition === 0
  const filled = announced
    ? arc(middle, 52, 1 - moment.lead, clay, 9)
    : withRing ? arc(middle, 52, moment.pose.breath, apricot, 9) : ''
  return disc(middle, 66, '#FFFFFF', 'opacity=".62"') + ring(middle, 52, '#FFFFFF', 9) + filled
    + (announced ? '' : number(moment.repetition, middle))
    + (moment.block.times > 1 ? dots(moment) : '')
}
