import { decoded } from './readPicture.ts'

/** A square of a picture, in its pixels. */
export type Square = { x: number; y: number; width: number; height: number }

/** The largest size at which pictures of people are shown, twice for fine screens. */
const SIDE = 512

/** The square as a JPEG of 512 px, so that little has to be uploaded. @throws Error when the browser cannot draw it */
export async function cutPicture(source: string, { x, y, width, height }: Square): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = SIDE
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas')
  // Transparent parts become white, because a JPEG has none.
  context.fillStyle = 'white'
  context.fillRect(0, 0, SIDE, SIDE)
  context.drawImage(await decoded(source), x, y, width, height, 0, 0, SIDE, SIDE)
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!picture) throw new Error('The picture could not be drawn')
  return picture
}
