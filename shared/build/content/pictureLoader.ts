import { basename, extname } from 'node:path'
import type { LoaderContext } from 'webpack'
import { encodedPictures, type EncodedPicture } from './encodedPictures.ts'
import { readPicture } from './keptPictures.ts'

/** Only the client bundle writes files; the server bundle names them. */
type Options = { emits: boolean }

/** Tells webpack to pass the file as bytes, not as text. */
export const raw = true

/**
 * Converts a picture beside a text to data for `<picture>`: its size, and AVIF and WebP in several widths. SVG is passed
 * through. Webpack requires a default export.
 */
export default function pictureLoader(this: LoaderContext<Options>, source: Buffer): void {
  const done = this.async()
  moduleOf(this, source).then((code) => done(null, code), done)
}

async function moduleOf(loader: LoaderContext<Options>, source: Buffer): Promise<string> {
  const { resourcePath, rootContext } = loader
  const { width, height, hash, pictures } = await encodedPictures(resourcePath, source)
  const emit = async (file: string, read: () => Promise<Buffer>) => {
    if (loader.getOptions().emits) loader.emitFile(`images/${file}`, await read())
  }
  if (pictures.length === 0) {
    const file = `${basename(resourcePath, extname(resourcePath))}.${hash}.svg`
    await emit(file, async () => source)
    return codeOf({ src: `images/${file}`, width, height })
  }
  await Promise.all(pictures.map((picture) => emit(picture.file, () => readPicture(rootContext, picture))))
  const set = (to: EncodedPicture['format']) =>
    pictures.filter(({ format }) => format === to).map(({ file, width: at }) => `images/${file} ${at}w`)
  return codeOf({ src: `images/${pictures.at(-1)!.file}`, avif: set('avif'), webp: set('webp'), width, height })
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
