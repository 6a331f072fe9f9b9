import { eachOf, type Objects } from '@kinora/releases/objects'
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'

/** What is served; the folder also has what draws the next version. */
const SERVED = /^(posters|og|gifts|films|handbooks|avatars)\//

/**
 * Brings the served files of the media folder into a bucket, those that it lacks or has otherwise, and leaves what else is
 * there: pages that are open may still name it. Returns how many it brought.
 * @throws StoreUnreachable
 */
export async function bringMedia(folder: string, objects: Objects): Promise<number> {
  const tags = new Map((await objects.list('')).map(({ key, tag }) => [key, tag]))
  const found = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = found
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
  let brought = 0
  await eachOf(
    files.filter((file) => SERVED.test(file)),
    async (file) => {
      const bytes = await readFile(join(folder, file))
      // Most buckets have the MD5 as the tag. Of others, all is brought each time.
      if (tags.get(file) === `"${createHash('md5').update(bytes).digest('hex')}"`) return
      await objects.write(file, bytes)
      brought += 1
    },
  )
  return brought
}
