import type { Image } from '@kinora/contracts'
import { joinClasses } from '../joinClasses.ts'
import styles from './Picture.module.css'

type Props = {
  image: Image
  /** The width it takes, as the `sizes` attribute says it: `(min-width: 75rem) 24rem, 100vw`. */
  sizes: string
  /** What it shows, where that matters; empty where the words beside it already say so. */
  alt: string
  /**
   * `first` for the one that is seen first, fetched before others; `soon` for those beside it; any other when scrolled
   * near.
   */
  priority?: 'first' | 'soon'
  className?: string
}

/** A picture as AVIF or WebP in three widths. Its place is kept before it comes, so nothing moves. */
export function Picture({ image, sizes, alt, priority, className }: Props) {
  const formats = [image.formats.small, image.formats.medium, image.formats.large]
  const candidates = (of: 'url' | 'avifUrl') => formats.map((format) => `${format[of]} ${format.width}w`).join(', ')
  return (
    <picture className={joinClasses(styles.picture, className)}>
      <source type="image/avif" srcSet={candidates('avifUrl')} sizes={sizes} />
      <img
        className={styles.image}
        src={image.formats.medium.url}
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
