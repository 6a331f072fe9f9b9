import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import type { Ledger } from '../ledger.ts'
import { favicon, roundMark, squareMark } from './mark.ts'

/** The gateway serves this folder of the live shell at the root. */
const folder = fileURLToPath(new URL('../../../shell/icons', import.meta.url))

const pngs = [
  { file: 'apple-touch-icon.png', svg: squareMark, size: 180 },
  { file: 'icon-192.png', svg: roundMark, size: 192 },
  { file: 'icon-512.png', svg: roundMark, size: 512 },
  { file: 'icon-maskable-512.png', svg: squareMark, size: 512 },
]

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: (72 * size) / 36 })
    .resize(size)
    .png({ compressionLevel: 9 })
    .toBuffer()

/** An .ico that holds one PNG, for those who still ask for /favicon.ico. */
function ico(image: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // of one image
  header.writeUInt8(size, 6)
  header.writeUInt8(size, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits of each pixel
  header.writeUInt32LE(image.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, image])
}

/** Draws the shell's icons, all from the one mark. */
export async function drawIcons(ledger: Ledger, say: (line: string) => void): Promise<void> {
  const files = ['favicon.svg', 'favicon.ico', ...pngs.map(({ file }) => file)].map((file) => join(folder, file))
  const entry = { name: 'icons', inputs: [favicon, JSON.stringify(pngs)], files }
  if (ledger.isFresh(entry)) return
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'favicon.svg'), favicon)
  await writeFile(join(folder, 'favicon.ico'), ico(await png(roundMark, 32), 32))
  for (const { file, svg, size } of pngs) await writeFile(join(folder, file), await png(svg, size))
  ledger.write(entry)
  say('icons')
}
