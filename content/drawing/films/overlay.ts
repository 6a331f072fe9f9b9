import { breathsOf, breathSun } from './breathing.ts'
import { countdown, repetitions, runningOut } from './counting.ts'
import { type Film, FRAMES_PER_SECOND } from './film.ts'
import { layer, paper, rise } from './layer.ts'
import { type Block, type Placed, timelineOf } from '../../scripts/script.ts'
import type { Layer } from './yuv.ts'

/** The strip at the left edge while an exercise goes on: how often or how long, and how to breathe. */
function guide(block: Block, into: number, breath: number, opacity: number): Layer[] {
  const all = block.times * block.period
  const counted =
    block.count === 'seconds'
      ? countdown(all - into, all)
      : repetitions(Math.min(block.times, Math.floor(into / block.period) + 1), block.times)
  return [
    layer(32, 32, 176, 324, paper(176, 324), opacity),
    layer(32, 32, 176, 176, counted, opacity),
    layer(32, 204, 176, 140, breathSun(breath), opacity),
  ]
}

/** While an exercise is announced: a ring that runs out, and the picture shows the first posture. */
const announcement = (left: number, opacity: number): Layer[] => [
  layer(32, 32, 176, 176, paper(176, 176), opacity),
  layer(32, 32, 176, 176, runningOut(left), opacity),
]

/**
 * What lies over the scene at each second of a film, lowest first. No words: they stand below the picture, where they
 * are read aloud, enlarged and translated.
 */
export function overlayOf(film: Film): (second: number) => Layer[] {
  const timeline = timelineOf(film.script)
  const breaths = breathsOf(film)
  return (second) => {
    const index = timeline.findLastIndex(({ start }) => start <= second)
    const { start, block } = timeline[index] as Placed
    const into = second - start
    const end = timeline[index + 1]?.start ?? film.seconds
    const isAnnounced = into < block.lead
    const opacity = isAnnounced
      ? Math.min(rise(into, 0, 0.4), 1 - rise(into, block.lead - 0.4, block.lead))
      : Math.min(rise(into, block.lead, block.lead + 0.4), 1 - rise(second, end - 0.4, end))
    if (opacity === 0) return []
    if (isAnnounced) return announcement(1 - into / block.lead, opacity)
    return guide(block, into - block.lead, breaths[Math.round(second * FRAMES_PER_SECOND)] as number, opacity)
  }
}
