import type { Image } from '@kinora/contracts'
import { joinClasses, Picture } from '@kinora/ui'
import type { ReactNode } from 'react'
import styles from './TodayTile.module.css'

type Props = {
  image: Image | null | undefined
  /** Taller, with room for buttons at the end, which are below the words on a phone. */
  large?: boolean
  /** What comes after the words. */
  end: ReactNode
  children: ReactNode
}

/** Trainings of today on a surface: a picture, words, and what to do. Its box is the caller's. */
export const TodayTile = ({ image, large = false, end, children }: Props) => (
  <div className={joinClasses(styles.tile, large && styles.large)}>
    {image && <Picture image={image} sizes={large ? '14rem' : '8rem'} alt="" className={styles.picture} />}
    <div className={styles.words}>{children}</div>
    {end}
  </div>
)
