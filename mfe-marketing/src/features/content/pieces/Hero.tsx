import { Link } from '@kinora/router'
import { LinkButton, Wrap } from '@kinora/ui'
import type { ReactNode } from 'react'
import type { TextPicture } from '../textPicture.ts'
import styles from './Hero.module.css'

type Props = {
  title: string
  lead: string
  button: string
  to: string
  link: string
  linkTo: string
  /** The pictures of the wide layout, beside the words, and of phones, below them. */
  wide: TextPicture
  phone: TextPicture
  alt: string
  /** A list of further facts. */
  children: ReactNode
}

/** The top of the first page: the main message, one button and a picture. */
export function Hero({ title, lead, button, to, link, linkTo, wide, phone, alt, children }: Props) {
  return (
    <div className={styles.hero}>
      <Wrap className={styles.words}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <div className={styles.ways}>
          <LinkButton variant="primary" to={to} iconAfter="arrow-right">
            {button}
          </LinkButton>
          <Link className={styles.way} to={linkTo}>
            {link}
          </Link>
        </div>
        <div className={styles.facts}>{children}</div>
      </Wrap>
      <picture className={styles.picture}>
        <source
          media="(max-width: 40em)"
          type="image/avif"
          srcSet={phone.avif}
          sizes="100vw"
          width={phone.width}
          height={phone.height}
        />
        <source
          media="(max-width: 40em)"
          type="image/webp"
          srcSet={phone.webp}
          sizes="100vw"
          width={phone.width}
          height={phone.height}
        />
        <source type="image/avif" srcSet={wide.avif} sizes="(max-width: 70em) 100vw, 56vw" />
        <img
          src={wide.src}
          srcSet={wide.webp}
          sizes="(max-width: 70em) 100vw, 56vw"
          width={wide.width}
          height={wide.height}
          alt={alt}
          fetchPriority="high"
          decoding="async"
        />
      </picture>
    </div>
  )
}
