import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { type Film, FRAMES_PER_SECOND } from './films/film.ts'
import { films } from './films/films.ts'
import { fraunces, lettered } from './films/lettering.ts'
import { look } from './films/look.ts'
import { overlayOf } from './films/overlay.ts'
import { posters } from './posters/posters.ts'
import { picture } from './rig/shapes.ts'

const folder = fileURLToPath(new URL('../../.kinora/sheets', import.meta.url))
const [WIDTH, HEIGHT, GAP, HEAD] = [480, 270, 16, 72] as const
const FRAMES = 10

/** Drawings of 1280 × 720 as one PNG with a name above them. */
async function drawSheet(name: string, drawings: string[], columns: number): Promise<string> {
  const rows = Math.ceil(drawings.length / columns)
  const size = { width: columns * (WIDTH + GAP) + GAP, height: HEAD + rows * (HEIGHT + GAP) }
  const head = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${HEAD}">${lettered(name, fraunces, 32, [GAP, 46], look.pine)}</svg>`,
  )
  const tiles = await Promise.all(
    drawings.map(async (drawing, index) => ({
      input: await sharp(Buffer.from(picture(drawing)))
        .resize(WIDTH, HEIGHT)
        .png()
        .toBuffer(),
      left: GAP + (index % columns) * (WIDTH + GAP),
      top: HEAD + Math.floor(index / columns) * (HEIGHT + GAP),
    })),
  )
  const file = join(folder, `${name}.png`)
  await sharp({ create: { ...size, channels: 3, background: look.white } })
    .composite([{ input: head, left: 0, top: 0 }, ...tiles])
    .png()
    .toFile(file)
  return file
}

/** Ten frames of a film as they are seen. */
function framesToSee(film: Film): string[] {
  const overlay = overlayOf(film)
  return Array.from({ length: FRAMES }, (_, index) => {
    const share = 1.5 + ((film.seconds - 3) / (FRAMES - 1)) * index
    const second = Math.round(share * FRAMES_PER_SECOND) / FRAMES_PER_SECOND
    const layers = overlay(second).map(
      ({ x, y, opacity, svg }) => `<g transform="translate(${x} ${y})" opacity="${opacity}">${svg}</g>`,
    )
    return film.at(second).scene() + layers.join('')
  })
}

/** Writes contact sheets to look at: the posters in one, and one for each film. */
export async function drawSheets(isWanted: (slug: string) => boolean, say: (line: string) => void): Promise<void> {
  await mkdir(folder, { recursive: true })
  const wanted = Object.entries(posters).filter(([slug]) => isWanted(slug))
  if (wanted.length)
    say(
      await drawSheet(
        'posters',
        wanted.map(([, drawing]) => drawing),
        4,
      ),
    )
  for (const film of films.filter(({ slug }) => isWanted(slug))) say(await drawSheet(film.slug, framesToSee(film), 5))
}
