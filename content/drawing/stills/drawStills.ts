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
  /** Is compressed once more. */
  original: { quality: 94, effort: 6, smartSubsample: true },
}
const repository = join(mediaFolder, '../..')

/** Draws each changed still in every size and kind it is needed in. */
export async function drawStills(ledger: Ledger, say: (line: string) => void): Promise<void> {
  for (const still of stills) {
    const { name, drawing, size, files, originals } = still
    const at = Object.entries(files).map(([file, width]) => [join(mediaFolder, file), width] as const)
    const sources = Object.entries(originals ?? {}).map(([file, width]) => [join(repository, file), width] as const)
    const entry = {
      name,
      inputs: [drawing, JSON.stringify({ quality, size, files, originals })],
      files: [...at, ...sources].map(([path]) => path),
    }
    if (ledger.isFresh(entry)) continue
    for (const [path, width] of at) await write(still, path, width)
    for (const [path, width] of sources) await drawn(still, width).webp(quality.original).toFile(path)
    ledger.write(entry)
    say(name)
  }
}

const svgOf = ({ drawing, size: [across, down] }: Still) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${down}" width="${across}" height="${down}">${drawing}</svg>`

const drawn = (still: Still, width: number) =>
  sharp(Buffer.from(svgOf(still)), { density: (72 * width) / still.size[0] })

async function write(still: Still, path: string, width: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  if (extname(path) === '.svg') return writeFile(path, svgOf(still) + '\n')
  if (extname(path) === '.avif') await drawn(still, width).avif(quality['.avif']).toFile(path)
  else if (extname(path) === '.webp') await drawn(still, width).webp(quality['.webp']).toFile(path)
  else await drawn(still, width).flatten().jpeg(quality['.jpg']).toFile(path)
}
