import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { mediaFolder } from '../index.ts'
import type { Ledger } from '../ledger.ts'
import { picture } from '../rig/shapes.ts'
import { posters } from './posters.ts'

export const POSTER_WIDTHS = [480, 800, 1280] as const

const quality = { avif: { quality: 55, effort: 6 }, webp: { quality: 80, effort: 6, smartSubsample: true } }

/** Draws each changed poster as AVIF and WebP in three widths. */
export async function drawPosters(ledger: Ledger, say: (line: string) => void): Promise<void> {
  const folder = join(mediaFolder, 'posters')
  await mkdir(folder, { recursive: true })
  for (const [slug, drawing] of Object.entries(posters)) {
    const files = POSTER_WIDTHS.flatMap((width) => [`${slug}-${width}.avif`, `${slug}-${width}.webp`])
    const entry = { name: `posters/${slug}`, inputs: [drawing, JSON.stringify({ quality, POSTER_WIDTHS })], files: files.map((file) => join(folder, file)) }
    if (ledger.isFresh(entry)) continue
    const svg = Buffer.from(picture(drawing))
    for (const width of POSTER_WIDTHS) {
      // Drawn at its own size, not shrunk, so that thin lines stay clean.
      const drawn = sharp(svg, { density: (72 * width) / 1280 })
      await drawn.clone().avif(quality.avif).toFile(join(folder, `${slug}-${width}.avif`))
      await drawn.clone().webp(quality.webp).toFile(join(folder, `${slug}-${width}.webp`))
    }
    ledger.write(entry)
    say(`poster ${slug}`)
  }
}
