import { avatarDrawings } from './avatars.ts'
import { emptyScenes } from './emptyScenes.ts'
import { gifts } from './gifts.ts'
import { hero, heroForPhones, heroForSharing } from './hero.ts'

/**
 * A picture of `size` and the files made of it: paths under media, whose endings say the kind, with widths in pixels.
 */
export type Still = {
  name: string
  drawing: string
  size: readonly [width: number, height: number]
  files: Record<string, number>
}

const inBoth = (name: string, widths: readonly number[]) =>
  Object.fromEntries(widths.flatMap((width) => ['avif', 'webp'].map((kind) => [`${name}-${width}.${kind}`, width])))

/** Every drawing that is neither a poster nor a frame of a film. */
export const stills: Still[] = [
  { name: 'stills/hero-wide', drawing: hero, size: [1280, 720], files: inBoth('stills/hero-wide', [960, 1600]) },
  {
    name: 'stills/hero-phone',
    drawing: heroForPhones,
    size: [576, 720],
    files: inBoth('stills/hero-phone', [480, 800]),
  },
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
