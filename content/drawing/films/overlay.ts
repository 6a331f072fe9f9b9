import type { InBothLanguages } from '../../program.ts'
import { type Breathing, breathingOf, breathSun, breathWords } from './breathing.ts'
import { closingCard, nextCard, titleCard } from './cards.ts'
import { countdown, repetitions } from './counting.ts'
import { type Film, FRAMES_PER_SECOND } from './film.ts'
import { layer, paper, rise } from './layer.ts'
import { type Block, type Placed, timelineOf } from '../../scripts/script.ts'
import type { Layer } from './yuv.ts'

/** How long the last card stays. */
const CLOSING = 4

/** The strip at the left edge while an exercise goes on: how often, and how to breathe. */
function guide(block: Block, into: number, { breath, way, since }: Breathing, opacity: number): Layer[] {
  const all = block.times * block.period
  const counted =
    block.count === 'seconds'
      ? countdown(all - into, all)
      : repetitions(Math.min(block.times, Math.floor(into / block.period) + 1), block.times)
  return [
    layer(32, 32, 176, 424, paper(176, 424, 0.8), opacity),
    layer(32, 36, 176, 176, counted, opacity),
    layer(32, 216, 176, 140, breathSun(breath), opacity),
    layer(32, 362, 176, 84, breathWords(way), opacity * rise(since, 0, 0.3)),
  ]
}

/** What lies over the scene at each second of a film, lowest first. */
export function overlayOf(film: Film, title: InBothLanguages<string>): (second: number) => Layer[] {
  const timeline = timelineOf(film.script)
  const breathing = breathingOf(film)
  return (second) => {
    const index = timeline.findLastIndex(({ start }) => start <= second)
    const { start, block } = timeline[index] as Placed
    const into = second - start
    const end = timeline[index + 1]?.start ?? film.seconds - CLOSING + 0.6
    const closing = rise(second, film.seconds - CLOSING, film.seconds - CLOSING + 0.8)
    const layers: Layer[] = []
    if (into >= block.lead) {
      const opacity = Math.min(rise(into, block.lead, block.lead + 0.5), 1 - rise(second, end - 0.4, end))
      const frame = breathing[Math.round(second * FRAMES_PER_SECOND)] as Breathing
      layers.push(...guide(block, into - block.lead, frame, opacity))
    } else if (index === 0) {
      layers.push(titleCard(title, 1 - rise(into, block.lead - 1, block.lead)))
    } else {
      const opacity = Math.min(rise(into, 0, 0.5), 1 - rise(into, block.lead - 0.5, block.lead))
      layers.push(...nextCard(block, 1 - into / block.lead, opacity))
    }
    if (closing > 0) layers.push(closingCard(closing))
    return layers.filter(({ opacity }) => opacity > 0)
  }
}
