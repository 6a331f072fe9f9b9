import { existsSync, globSync, readdirSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { encodedPictures, type EncodedPicture } from './encodedPictures.ts'

/** In a package's folder. */
const FOLDER = 'pictures'

/** A picture as it was kept, otherwise encoded now, which takes seconds. */
export const readPicture = (packageFolder: string, { file, encode }: EncodedPicture): Promise<Buffer> =>
  readFile(join(packageFolder, FOLDER, file)).catch(encode)

/** Of the pictures beside a package's texts: those that are not kept encoded, and the kept files of none. */
export async function unkeptPictures(
  packageFolder: string,
): Promise<{ missing: EncodedPicture[]; needless: string[] }> {
  const originals = globSync('content/*/*.{avif,jpeg,jpg,png,webp}', { cwd: packageFolder }).sort()
  const encodings = originals.map(async (path) => encodedPictures(path, await readFile(join(packageFolder, path))))
  const pictures = (await Promise.all(encodings)).flatMap((one) => one.pictures)
  const folder = join(packageFolder, FOLDER)
  const storedFiles = existsSync(folder) ? readdirSync(folder) : []
  return {
    missing: pictures.filter(({ file }) => !storedFiles.includes(file)),
    needless: storedFiles.filter((name) => !pictures.some(({ file }) => file === name)),
  }
}

/** Encodes what is missing into the package's folder, for builds to take, and removes what is needless. */
export async function keepPictures(packageFolder: string, say: (line: string) => void): Promise<void> {
  const { missing, needless } = await unkeptPictures(packageFolder)
  const folder = join(packageFolder, FOLDER)
  if (missing.length) await mkdir(folder, { recursive: true })
  for (const { file, encode } of missing) {
    await writeFile(join(folder, file), await encode())
    say(file)
  }
  for (const file of needless) await rm(join(folder, file))
}
