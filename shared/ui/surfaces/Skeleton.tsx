import { joinClasses } from '../joinClasses.ts'
import styles from './Skeleton.module.css'

type Props = {
  /** `line` is a line of text, `heading` a line of a title, `media` a picture 16:9, `block` fills its container. */
  shape?: 'line' | 'heading' | 'media' | 'block'
  /** A shorter last line looks like text. */
  short?: boolean
}

/**
 * A placeholder for content that is loading. Hidden from screen readers: its parent announces that it loads.
 */
export function Skeleton({ shape = 'line', short = false }: Props) {
  const className = joinClasses(styles.skeleton, styles[shape], short && styles.short)
  // By the attribute the check of a release knows what is not there yet.
  return <div aria-hidden="true" data-skeleton="" className={className} />
}
