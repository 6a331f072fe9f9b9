import type { Image } from '@kinora/contracts'
import type { Program } from '@kinora/content'
import type { Locale } from '@kinora/limits'
import { mediaUrl } from './mediaUrl.ts'

const WIDTHS = { small: 480, medium: 800, large: 1280 } as const
const SHARE = { width: 1200, height: 630 } as const

type Poster = Pick<Image, 'url' | 'alternativeText' | 'name' | 'width' | 'height' | 'formats'>

/** Posters are 16:9. */
export function posterOf(program: Program, locale: Locale, mediaFolder: string): Poster {
  const format = (width: number) => ({
    url: mediaUrl(mediaFolder, `posters/${program.slug}-${width}.webp`),
    avifUrl: mediaUrl(mediaFolder, `posters/${program.slug}-${width}.avif`),
    width,
    height: (width * 9) / 16,
  })
  const { url, width, height } = format(WIDTHS.large)
  return {
    url,
    alternativeText: program.words[locale].posterAlt,
    name: program.slug,
    width,
    height,
    formats: {
      small: format(WIDTHS.small),
      medium: format(WIDTHS.medium),
      large: format(WIDTHS.large),
      share: { url: mediaUrl(mediaFolder, `og/${program.slug}.jpg`), ...SHARE },
      ...(program.isPosterLow && { isLow: true }),
    },
  }
}
