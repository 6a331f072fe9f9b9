import { AVATAR_LIMIT_BYTES } from '@kinora/limits'

/** As the API takes them (docs/contract.md, "Member"). */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp']

/** A picture to cut out of, as a data URL, because the content security policy allows no blob URLs of pictures. */
export type ReadPicture = { ok: true; source: string } | { ok: false; code: string }

const refused = (reason: 'tooLarge' | 'type' | 'unreadable') =>
  ({ ok: false, code: `form.error.avatar.${reason}` }) as const

/** Reads a chosen file, or says why it cannot be the profile picture. */
export async function readPicture(file: File): Promise<ReadPicture> {
  if (!PICTURE_TYPES.includes(file.type)) return refused('type')
  if (file.size >= AVATAR_LIMIT_BYTES) return refused('tooLarge')
  try {
    const source = await dataUrlOf(file)
    await decoded(source)
    return { ok: true, source }
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
