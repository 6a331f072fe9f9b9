/** As the API takes them (docs/contract.md, "Member"). */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** What a browser can still hold. Only a small square is uploaded, so a camera's picture may be larger than the API takes. */
const FILE_MAX_BYTES = 40 * 2 ** 20

/** How files begin. A phone's file may have no type, or a wrong one. */
const BEGINNINGS: [RegExp, string][] = [
  [/^\xff\xd8\xff/, 'image/jpeg'],
  [/^\x89PNG/, 'image/png'],
  [/^RIFF[^]{4}WEBP/, 'image/webp'],
  [/^[^]{4}ftyp(hei|hev|mif1|msf1)/, 'image/heic'],
]

/** A picture to cut out of, as a data URL, because the content security policy allows no blob URLs of pictures. */
export type ReadPicture = { ok: true; source: string } | { ok: false; code: string }

const refused = (reason: 'tooLarge' | 'type' | 'heic' | 'unreadable') =>
  ({ ok: false, code: `form.error.avatar.${reason}` }) as const

/** Reads a chosen file, or says why it cannot be the profile picture. */
export async function readPicture(file: File): Promise<ReadPicture> {
  if (file.size > FILE_MAX_BYTES) return refused('tooLarge')
  try {
    const bytes = (await dataUrlOf(file)).split(',')[1] ?? ''
    const beginning = atob(bytes.slice(0, 16))
    const type = BEGINNINGS.find(([pattern]) => pattern.test(beginning))?.[1] ?? file.type
    // Safari shows HEIC, and can cut a square out of it.
    if (type !== 'image/heic' && !PICTURE_TYPES.includes(type)) return refused('type')
    const source = `data:${type};base64,${bytes}`
    const isShown = await decoded(source).then(
      () => true,
      () => false,
    )
    return isShown ? { ok: true, source } : refused(type === 'image/heic' ? 'heic' : 'unreadable')
  } catch {
    return refused('unreadable')
  }
}

const dataUrlOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('The file could not be read'))
    reader.readAsDataURL(file)
  })

/** @throws Error for a picture that the browser cannot show */
export async function decoded(source: string): Promise<HTMLImageElement> {
  const image = new Image()
  image.src = source
  await image.decode()
  return image
}
