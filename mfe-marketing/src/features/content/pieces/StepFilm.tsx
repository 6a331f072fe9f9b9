import { Icon } from '@kinora/ui'
import type { TextPicture } from '../textPicture.ts'
import styles from './StepFilm.module.css'
import { StepView } from './StepView.tsx'

type Props = { name: string; time: string; picture: TextPicture; alt: string }

/** A film while it plays. */
export function StepFilm({ name, time, picture, alt }: Props) {
  return (
    <StepView look="clay">
      <div className={styles.film}>
        <img
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={alt}
          loading="lazy"
          decoding="async"
        />
        <div className={styles.bar}>
          <Icon name="pause" size="small" />
          <b>{name}</b>
          <span>{time}</span>
        </div>
        <div className={styles.track}>
          <span />
        </div>
      </div>
    </StepView>
  )
}
