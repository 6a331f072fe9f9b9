import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { mediaFolder } from '../../index.ts'
import type { Drawn, Ledger } from '../ledger.ts'
import { picture } from '../rig/shapes.ts'
import { linkPicture, OG_SIZE } from './linkPicture.ts'
import { posters } from './posters.ts'

export const POSTER_WIDTHS = [480, 800, 1280] as const

const quality = {
  avif: { quality: 55, effort: 6 },
  webp: { quality: 74, effort: 6, smartSubsample: true },
  jpeg: { quality: 68, mozjpeg: true },
} as const

const [posterFolder, linkFolder] = [join(mediaFolder, 'posters'), join(mediaFolder, 'og')]

function drawnPoster(slug: string, drawing: string): Drawn {
  const files = POSTER_WIDTHS.flatMap((width) => [`${slug}-${width}.avif`, `${slug}-${width}.webp`])
  return {
    name: `posters/${slug}`,
    inputs: [linkPicture(drawing), JSON.stringify({ quality, POSTER_WIDTHS, OG_SIZE })],
    files: [...files.map((file) => join(posterFolder, file)), join(linkFolder, `${slug}.jpg`)],
  }
}

async function drawPoster(slug: string, drawing: string) {
  const svg = Buffer.from(picture(drawing))
  for (const width of POSTER_WIDTHS) {
    // Drawn at its own size, not shrunk, so that thin lines stay clean.
    const drawn = sharp(svg, { density: (72 * width) / 1280 })
    await drawn
      .clone()
      .avif(quality.avif)
      .toFile(join(posterFolder, `${slug}-${width}.avif`))
    await drawn
      .clone()
      .webp(quality.webp)
      .toFile(join(posterFolder, `${slug}-${width}.webp`))
  }
  await sharp(Buffer.from(linkPicture(drawing)))
    .flatten()
    .jpeg(quality.jpeg)
    .toFile(join(linkFolder, `${slug}.jpg`))
}

/** Draws each changed poster of the named: AVIF and WebP in three widths, and the picture that links to it show. */
export async function drawPosters(
  ledger: Ledger,
  isWanted: (slug: string) => boolean,
  say: (line: string) => void,
): Promise<void> {
  for (const folder of [posterFolder, linkFolder]) await mkdir(folder, { recursive: true })
  const waiting = Object.entries(posters).filter(
    ([slug, drawing]) => isWanted(slug) && !ledger.isFresh(drawnPoster(slug, drawing)),
  )
  const drawAll = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [slug, drawing] = next
      await drawPoster(slug, drawing)
      ledger.write(drawnPoster(slug, drawing))
      say(`poster ${slug}`)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, drawAll))
}
