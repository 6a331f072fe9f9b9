import { createHash } from 'node:crypto'
import { basename, extname } from 'node:path'
import sharp from 'sharp'
import type { LoaderContext } from 'webpack'

const WIDTHS = [480, 800, 1200, 1600, 2400]
/** The lowest values at which drawings and photographs look like their originals. */
const QUALITY = { avif: 60, webp: 82 }

type Format = keyof typeof QUALITY
/** Only the client bundle writes files; the server bundle names them. */
type Options = { emits: boolean }

/** Tells webpack to pass the file as bytes, not as text. */
export const raw = true

/**
 * Converts a picture beside a text to data for `<picture>`: its size, and AVIF and WebP in several widths, none larger
 * than the original. SVG is passed through. Webpack requires a default export.
 */
export default function pictureLoader(this: LoaderContext<Options>, source: Buffer): void {
  const done = this.async()
  moduleOf(this, source).then((code) => done(null, code), done)
}

async function moduleOf(loader: LoaderContext<Options>, source: Buffer): Promise<string> {
  const { emits } = loader.getOptions()
  const name = basename(loader.resourcePath, extname(loader.resourcePath))
  const hash = createHash('sha256')
    .update(source)
    .update(JSON.stringify([WIDTHS, QUALITY]))
    .digest('hex')
    .slice(0, 8)
  const { width, height, format } = await sharp(source).metadata()

  const emit = async (file: string, draw: () => Promise<Buffer>) => {
    if (emits) loader.emitFile(file, await draw())
    return file
  }
  if (format === 'svg')
    return codeOf({ src: await emit(`images/${name}.${hash}.svg`, async () => source), width, height })

  const widths = [...WIDTHS.filter((one) => one < width), Math.min(width, WIDTHS.at(-1)!)]
  const drawn = (to: Format, at: number) =>
    emit(`images/${name}-${at}.${hash}.${to}`, () => sharp(source).resize(at)[to]({ quality: QUALITY[to] }).toBuffer())
  const set = (to: Format) => Promise.all(widths.map(async (at) => `${await drawn(to, at)} ${at}w`))
  return codeOf({
    src: await drawn('webp', widths.at(-1)!),
    avif: await set('avif'),
    webp: await set('webp'),
    width,
    height,
  })
}

/** Each file gets the release's public path at run time. */
const codeOf = ({
  src,
  avif,
  webp,
  width,
  height,
}: {
  src: string
  avif?: string[]
  webp?: string[]
  width: number
  height: number
}) => `
const at = (file) => __webpack_public_path__ + file
const set = (files) => files && files.map(at).join(', ')
export default { src: at(${JSON.stringify(src)}), avif: set(${JSON.stringify(avif)}), webp: set(${JSON.stringify(webp)}), width: ${width}, height: ${height} }
`
