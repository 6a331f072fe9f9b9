import type { TextPicture } from '../textPicture.ts'
import styles from './Photo.module.css'

type Props = { picture: TextPicture; alt: string }

/** A picture of the text: `![what it shows](./morning.jpg)`. Its space is reserved before it has loaded. */
export function Photo({ picture: { src, avif, webp, width, height }, alt }: Props) {
  const sizes = '(min-width: 46rem) 42rem, 100vw'
  return (
    <picture>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        className={styles.photo}
        src={src}
        srcSet={webp}
        sizes={webp && sizes}
        width={width}
        height={height}
        alt={alt}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}
