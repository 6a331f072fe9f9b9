import { posters } from '../posters/posters.ts'
import { avatarDrawings } from './avatars.ts'
import { emptyScenes } from './emptyScenes.ts'
import { gifts } from './gifts.ts'
import { heroes, heroForSharing } from './hero.ts'

/**
 * A picture of `size` and the files made of it: paths under media, whose endings say the kind, with widths in pixels.
 */
export type Still = {
  name: string
  drawing: string
  size: readonly [width: number, height: number]
  files: Record<string, number>
  /** Files beside a text of a page, whose build makes the sizes and kinds that it needs. Paths in the repository. */
  originals?: Record<string, number>
}

const inBoth = (name: string, widths: readonly number[]) =>
  Object.fromEntries(widths.flatMap((width) => ['avif', 'webp'].map((kind) => [`${name}-${width}.${kind}`, width])))

/** Every drawing that is neither a poster nor a frame of a film. */
export const stills: Still[] = [
  ...Object.entries(heroes).map(([name, { drawing, size, width }]): Still => ({
    name: `home/${name}`,
    drawing,
    size,
    files: {},
    originals: { [`mfe-marketing/content/home/${name}.webp`]: width },
  })),
  // The steps of the first page show programs that its cards do not.
  ...['quiet-knees', 'bedtime-breath', 'morning-mobility'].map((slug): Still => ({
    name: `home/${slug}`,
    drawing: posters[slug]!,
    size: [1280, 720],
    files: {},
    originals: { [`mfe-marketing/content/home/${slug}.webp`]: 640 },
  })),
  { name: 'og/kinora', drawing: heroForSharing, size: [1200, 630], files: { 'og/kinora.jpg': 1200 } },
  ...Object.entries(avatarDrawings).map(([number, drawing]): Still => ({
    name: `avatars/${number}`,
    drawing,
    size: [512, 512],
    files: { [`avatars/${number}.webp`]: 512 },
  })),
  ...Object.entries(gifts).map(([name, drawing]): Still => ({
    name: `gifts/${name}`,
    drawing,
    size: [1200, 750],
    files: inBoth(`gifts/${name}`, [600, 1200]),
  })),
  ...Object.entries(emptyScenes).map(([name, drawing]): Still => ({
    name: `stills/${name}`,
    drawing,
    size: [240, 168],
    files: { [`stills/${name}.svg`]: 240 },
  })),
]
