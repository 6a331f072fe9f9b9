import { readFileSync } from 'node:fs'
import { create, type Font } from 'fontkit'
import { round } from '../rig/geometry.ts'

/** A way to set words: `tracking` is added between letters, in shares of the size. */
export type Face = { latin: Font; polish: Font; tracking: number }

/** The site's own fonts; each family is two files, the Polish letters apart. */
function face(family: string, tracking: number): Face {
  const open = (part: string) =>
    create(readFileSync(new URL(`../../../shell/src/fonts/${family}-${part}.woff2`, import.meta.url))) as Font
  return { latin: open('latin'), polish: open('polish'), tracking }
}

export const fraunces = face('fraunces', -0.01)

type Line = { outline: string; width: number }

const set = new Map<string, Line>()

/** A line of words as one path from 0,0 on its baseline, and how wide it is. */
function setLine(words: string, { latin, polish, tracking }: Face, size: number): Line {
  const key = `${latin.postscriptName} ${size} ${words}`
  const known = set.get(key)
  if (known) return known
  let at = 0
  const outlines: string[] = []
  for (const [run] of words.matchAll(/[\u0100-\u017f]+|[^\u0100-\u017f]+/g)) {
    const font = /[\u0100-\u017f]/.test(run) ? polish : latin
    const scale = size / font.unitsPerEm
    const { glyphs, positions } = font.layout(run)
    for (const [index, glyph] of glyphs.entries()) {
      outlines.push(glyph.path.scale(scale, -scale).translate(at, 0).toSVG())
      at += (positions[index]?.xAdvance ?? 0) * scale + tracking * size
    }
  }
  const line = { outline: outlines.join(''), width: at - tracking * size }
  set.set(key, line)
  return line
}

/**
 * Words with their baseline at a point; `anchor` says which part of the line stands there: 0 its start, 0.5 its middle.
 */
export function lettered(
  words: string,
  face: Face,
  size: number,
  [x, y]: [number, number],
  colour: string,
  anchor = 0,
): string {
  const { outline, width } = setLine(words, face, size)
  return `<path transform="translate(${round(x - width * anchor)} ${round(y)})" d="${outline}" fill="${colour}"/>`
}
