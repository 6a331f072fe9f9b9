import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import sharp from 'sharp'
import { mediaFolder } from '../../index.ts'
import type { Ledger } from '../ledger.ts'
import { type Still, stills } from './stills.ts'

const quality = {
  '.avif': { quality: 55, effort: 6 },
  '.webp': { quality: 80, effort: 6, smartSubsample: true },
  '.jpg': { quality: 82, mozjpeg: true },
}

/** Draws each changed still in every size and kind it is needed in. */
export async function drawStills(ledger: Ledger, say: (line: string) => void): Promise<void> {
  for (const still of stills) {
    const { name, drawing, size, files } = still
    const entry = {
      name,
      inputs: [drawing, JSON.stringify({ quality, size, files })],
      files: Object.keys(files).map((file) => join(mediaFolder, file)),
    }
    if (ledger.isFresh(entry)) continue
    for (const [file, width] of Object.entries(files)) await write(still, file, width)
    ledger.write(entry)
    say(name)
  }
}

async function write({ drawing, size: [across, down] }: Still, file: string, width: number): Promise<void> {
  const path = join(mediaFolder, file)
  await mkdir(dirname(path), { recursive: true })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${down}" width="${across}" height="${down}">${drawing}</svg>`
  if (extname(file) === '.svg') return writeFile(path, svg + '\n')
  const drawn = sharp(Buffer.from(svg), { density: (72 * width) / across })
  if (extname(file) === '.avif') await drawn.avif(quality['.avif']).toFile(path)
  else if (extname(file) === '.webp') await drawn.webp(quality['.webp']).toFile(path)
  else await drawn.flatten().jpeg(quality['.jpg']).toFile(path)
}
