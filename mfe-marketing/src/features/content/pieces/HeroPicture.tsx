import { joinClasses } from '@kinora/ui'
import type { TextPicture } from '../textPicture.ts'
import styles from './HeroPicture.module.css'

type Props = { className: string | undefined; wide: TextPicture; phone: TextPicture; alt: string }

/** `lazy`, because a browser does not load a lazy picture that is not shown: only one of day and night is. */
export function HeroPicture({ className, wide, phone, alt }: Props) {
  const onPhones = {
    media: '(max-width: 40em)',
    sizes: '100vw',
    width: phone.width,
    height: phone.height,
  }
  return (
    <picture className={joinClasses(styles.picture, className)}>
      <source {...onPhones} type="image/avif" srcSet={phone.avif} />
      <source {...onPhones} type="image/webp" srcSet={phone.webp} />
      <source type="image/avif" srcSet={wide.avif} sizes={SIZES} />
      <img
        src={wide.src}
        srcSet={wide.webp}
        sizes={SIZES}
        width={wide.width}
        height={wide.height}
        alt={alt}
        loading="lazy"
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  )
}

/** The picture covers the whole top, which is higher than its own shape until it is wide. */
const SIZES = '(max-width: 70em) 135vw, max(100vw, 96rem)'
