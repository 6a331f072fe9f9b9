import { Link } from '@kinora/router'
import { LinkButton, Wrap } from '@kinora/ui'
import type { ReactNode } from 'react'
import type { TextPicture } from '../textPicture.ts'
import styles from './Hero.module.css'
import { HeroPicture } from './HeroPicture.tsx'

type Props = {
  title: string
  lead: string
  button: string
  to: string
  link: string
  linkTo: string
  /** The landscape of the wide layout, around the words, and of phones, below them; each also by night. */
  wide: TextPicture
  wideNight: TextPicture
  phone: TextPicture
  phoneNight: TextPicture
  alt: string
  /** A list of further facts. */
  children: ReactNode
}

/** The top of the first page: the main message, one button, set into a landscape. */
export function Hero({ title, lead, button, to, link, linkTo, children, ...pictures }: Props) {
  const { wide, wideNight, phone, phoneNight, alt } = pictures
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
      <HeroPicture className={styles.day} wide={wide} phone={phone} alt={alt} />
      <HeroPicture className={styles.night} wide={wideNight} phone={phoneNight} alt={alt} />
    </div>
  )
}
