import type { InBothLanguages } from '../../program.ts'
import { arc } from './arc.ts'
import { type Face, atkinson, fraunces, lettered, setLine, wrapped } from './lettering.ts'
import { layer, paper } from './layer.ts'
import { look } from './look.ts'
import { ring } from '../rig/shapes.ts'
import type { Block } from '../../scripts/script.ts'
import type { Layer } from './yuv.ts'

const [WIDTH, HEIGHT] = [1280, 720] as const

type Paragraph = { words: string; face: Face; size: number; colour: string; after: number }

/** Paragraphs one below another from a top edge; answers the drawing, where it ends and how wide it is. */
function column(
  paragraphs: Paragraph[],
  x: number,
  top: number,
  widest: number,
): { svg: string; end: number; width: number } {
  let [svg, y, width] = ['', top, 0]
  for (const { words, face, size, colour, after } of paragraphs) {
    for (const line of wrapped(words, face, size, widest)) {
      y += size * 1.14
      svg += lettered(line, face, size, [x, y - size * 0.26], colour)
      width = Math.max(width, setLine(line, face, size).width)
    }
    y += after
  }
  return { svg, end: y, width }
}

/** Paper over the whole picture, so thick that words stand clear and so thin that the scene is still there. */
const scrim = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${look.paper}" opacity=".8"/>`

function wholeCard(polish: string, english: string, opacity: number): Layer {
  const paragraphs = [
    { words: polish, face: fraunces, size: 84, colour: look.pine, after: 26 },
    { words: english, face: atkinson, size: 40, colour: look.quiet, after: 0 },
  ]
  const tall = column(paragraphs, 0, 0, 640).end
  const top = (HEIGHT - tall) / 2 - 16
  const rule = `<rect x="84" y="${top - 26}" width="72" height="8" rx="4" fill="${look.apricot}"/>`
  return layer(0, 0, WIDTH, HEIGHT, scrim + rule + column(paragraphs, 80, top, 640).svg, opacity)
}

export const titleCard = (title: InBothLanguages<string>, opacity: number) => wholeCard(title.pl, title.en, opacity)

export const closingCard = (opacity: number) =>
  wholeCard('Dobrze zrobione. Odpocznij chwilę.', 'Well done. Rest a moment.', opacity)

const even = (length: number) => Math.ceil(length / 2) * 2

/** What comes next, while it is announced; `left` is how much of the announcement is left, 1 to 0. */
export function nextCard({ title, note }: Block, left: number, opacity: number): Layer[] {
  const { svg, end, width } = column(
    [
      { words: title.pl, face: fraunces, size: 46, colour: look.pine, after: 6 },
      { words: title.en, face: atkinson, size: 32, colour: look.ink, after: 20 },
      { words: note.pl, face: atkinson, size: 30, colour: look.clay, after: 2 },
      { words: note.en, face: atkinson, size: 30, colour: look.quiet, after: 0 },
    ],
    32,
    104,
    416,
  )
  const head =
    lettered('Dalej', fraunces, 34, [104, 71], look.clay) + lettered('Next', atkinson, 30, [204, 71], look.quiet)
  const [wide, tall] = [even(Math.max(320, width + 64)), even(end + 24)]
  const count = ring([36, 36], 24, look.line, 7) + arc([36, 36], 24, left, look.apricot, 7)
  return [
    layer(32, 32, wide, tall, paper(wide, tall, 0.9) + head + svg, opacity),
    layer(56, 56, 72, 72, count, opacity),
  ]
}
