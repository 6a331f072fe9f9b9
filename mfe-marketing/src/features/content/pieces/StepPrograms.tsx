import { Icon } from '@kinora/ui'
import type { TextPicture } from '../textPicture.ts'
import styles from './StepPrograms.module.css'
import { StepView } from './StepView.tsx'

type Props = {
  done: string
  doneDetail: string
  donePicture: TextPicture
  next: string
  nextDetail: string
  nextPicture: TextPicture
  /** Empty: the pictures decorate. */
  alt: string
}

/** Two programs of a path, of which one is done. */
export function StepPrograms({ done, doneDetail, donePicture, next, nextDetail, nextPicture, alt }: Props) {
  return (
    <StepView look="pine">
      <div className={styles.rows}>
        <Row name={done} detail={doneDetail} picture={donePicture} alt={alt} isDone />
        <Row name={next} detail={nextDetail} picture={nextPicture} alt={alt} />
      </div>
    </StepView>
  )
}

type RowProps = { name: string; detail: string; picture: TextPicture; alt: string; isDone?: boolean }

const Row = ({ name, detail, picture, alt, isDone = false }: RowProps) => (
  <div className={styles.row}>
    <img src={picture.src} width={picture.width} height={picture.height} alt={alt} loading="lazy" decoding="async" />
    <span className={styles.words}>
      <b>{name}</b>
      <span>{detail}</span>
    </span>
    <span className={isDone ? styles.done : styles.open}>{isDone && <Icon name="check" size="small" />}</span>
  </div>
)
