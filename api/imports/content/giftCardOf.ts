import type { Image } from '@kinora/contracts'
import type { GiftTemplate } from '@kinora/content'
import type { Locale } from '@kinora/limits'
import { mediaUrl } from './mediaUrl.ts'

const SMALL = 600
const LARGE = 1200

type GiftCard = Pick<Image, 'url' | 'alternativeText' | 'name' | 'width' | 'height' | 'formats'>

/** Gift cards are 16:10 and drawn in two widths. */
export function giftCardOf({ key, words }: GiftTemplate, locale: Locale, mediaFolder: string): GiftCard {
  const format = (width: number) => ({
    url: mediaUrl(mediaFolder, `gifts/${key}-${width}.webp`),
    avifUrl: mediaUrl(mediaFolder, `gifts/${key}-${width}.avif`),
    width,
    height: (width * 10) / 16,
  })
  const { url, width, height } = format(LARGE)
  return {
    url,
    alternativeText: words[locale].alt,
    name: key,
    width,
    height,
    formats: { small: format(SMALL), medium: format(LARGE), large: format(LARGE) },
  }
}
