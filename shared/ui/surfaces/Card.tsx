import { Link } from '@kinora/router'
import type { ReactNode } from 'react'
import { joinClasses } from '../joinClasses.ts'
import { useImageTransition } from '../media/useImageTransition.ts'
import styles from './Card.module.css'

type Props = {
  /** Where the whole card leads. */
  to: string
  title: string
  /** A picture 16:9. */
  media: ReactNode
  /** Solid, at the picture's top left: `9 min`. */
  chip?: ReactNode
  /** At the picture's top right: a state, as `Zrobione dziś`. */
  badge?: ReactNode
  /** One quiet line: level and category. */
  meta?: ReactNode
  /** A control of its own at the foot, outside the link. */
  action?: ReactNode
  /** The heading's level: below a section's h2 it is 3. */
  level?: 3 | 4
  /** `div` where the list's own item is around it. */
  as?: 'li' | 'div'
}

/**
 * One thing of a `CardGrid`: the title is the link, and its area the whole card. High contrast lifts words off the
 * picture.
 */
export function Card({ to, title, media, chip, badge, meta, action, level = 3, as: Box = 'li' }: Props) {
  const picture = useImageTransition(to)
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <Box className={styles.card}>
      <div ref={picture} className={styles.media}>
        {media}
        {badge && <span className={styles.badge}>{badge}</span>}
        {chip && <span className={styles.chip}>{chip}</span>}
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>
          <Link to={to} viewTransition>
            {title}
          </Link>
        </Heading>
        {(meta || action) && (
          <div className={styles.foot}>
            <div className={styles.meta}>{meta}</div>
            {action && <div className={styles.action}>{action}</div>}
          </div>
        )}
      </div>
    </Box>
  )
}

type GridProps = {
  /** While newer cards load: the old stay readable and never blank. */
  dimmed?: boolean
  /** Smaller cards, four beside each other; on a phone one line of them, to be pushed along. */
  small?: boolean
  children: ReactNode
}

/** Cards in as many columns as fit. */
export function CardGrid({ dimmed = false, small = false, children }: GridProps) {
  return (
    <ul className={joinClasses(styles.grid, dimmed && styles.dimmed, small && styles.small)} aria-busy={dimmed}>
      {children}
    </ul>
  )
}

/** A card that has not come yet, in the same shape. Its list says that it loads; the drawing says nothing. */
export function CardSkeleton({ as: Box = 'li' }: { as?: 'li' | 'div' }) {
  return (
    <Box className={styles.card} aria-hidden="true">
      <div className={joinClasses(styles.media, styles.blank)} />
      <div className={styles.body}>
        <div className={styles.title}>
          <div className={joinClasses(styles.line, styles.blank)} />
        </div>
        <div className={styles.foot}>
          <div className={styles.meta}>
            <div className={joinClasses(styles.line, styles.short, styles.blank)} />
          </div>
        </div>
      </div>
    </Box>
  )
}
