import type { Image } from '@kinora/contracts'
import { joinClasses } from '../joinClasses.ts'
import styles from './Picture.module.css'

type Props = {
  image: Image
  /** The value of the `sizes` attribute: `(min-width: 75rem) 24rem, 100vw`. */
  sizes: string
  /** Alternative text; empty if the text beside the picture says the same. */
  alt: string
  /**
   * `first` for the first visible picture, fetched with high priority; `soon` for others that are visible at once; all
   * others load lazily.
   */
  priority?: 'first' | 'soon'
  className?: string
}

/** A picture as AVIF or WebP in up to three widths. Its space is reserved, so that the layout does not shift. */
export function Picture({ image, sizes, alt, priority, className }: Props) {
  const { small, medium, large } = image.formats
  // Formats may share a file; a width may stand in the list once.
  const formats = [...new Map([small, medium, large].map((format) => [format.width, format])).values()]
  const candidates = (of: 'url' | 'avifUrl') => formats.map((format) => `${format[of]} ${format.width}w`).join(', ')
  return (
    <picture className={joinClasses(styles.picture, className)}>
      <source type="image/avif" srcSet={candidates('avifUrl')} sizes={sizes} />
      <img
        className={styles.image}
        src={medium.url}
        srcSet={candidates('url')}
        sizes={sizes}
        width={image.width}
        height={image.height}
        alt={alt}
        loading={priority ? 'eager' : 'lazy'}
        fetchPriority={priority === 'first' ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}
