import { Link } from '@kinora/router'
import type { FocusEvent, ReactNode } from 'react'
import { joinClasses } from '../joinClasses.ts'
import { useImageTransition } from '../media/useImageTransition.ts'
import styles from './Card.module.css'

type Props = {
  /** The link of the whole card. */
  to: string
  title: string
  /** A picture 16:9. */
  media: ReactNode
  /** Solid, at the picture's top left: `9 min`. */
  chip?: ReactNode
  /** At the picture's top right: a state, such as `Zrobione dziś`. */
  badge?: ReactNode
  /** One line of secondary text: level and category. */
  meta?: ReactNode
  /** A control at the bottom, outside the link. */
  action?: ReactNode
  /** The heading's level: below a section's h2 it is 3. */
  level?: 3 | 4
  /** On a phone a row of words, without the picture. */
  compact?: boolean | undefined
  /** `div` if the caller renders the list item. */
  as?: 'li' | 'div'
}

/**
 * One item of a `CardGrid`: the title is the link, and its click target is the whole card. In high contrast chip and
 * badge are below the picture.
 */
export function Card({
  to,
  title,
  media,
  chip,
  badge,
  meta,
  action,
  level = 3,
  compact = false,
  as: Box = 'li',
}: Props) {
  const picture = useImageTransition(to)
  const Heading = level === 3 ? 'h3' : 'h4'
  return (
    <Box className={joinClasses(styles.card, compact && styles.compact)}>
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
  /** While newer cards load: the old ones stay readable. */
  dimmed?: boolean
  /** Smaller cards, four in a row; on a phone one row that scrolls sideways. */
  small?: boolean
  /** Of compact cards, which are closer to one another on a phone. */
  compact?: boolean
  children: ReactNode
}

/** Cards in as many columns as fit. */
export function CardGrid({ dimmed = false, small = false, compact = false, children }: GridProps) {
  return (
    <ul
      className={joinClasses(styles.grid, dimmed && styles.dimmed, small && styles.small, compact && styles.rows)}
      aria-busy={dimmed}
      onFocus={small ? showWholeCard : undefined}
    >
      {children}
    </ul>
  )
}

/** Chromium leaves a card that Tab reaches at the edge of the row, if a part of its link can be seen there. */
function showWholeCard({ target, currentTarget }: FocusEvent<HTMLUListElement>) {
  const card = [...currentTarget.children].find((child) => child.contains(target))
  if (target.matches(':focus-visible')) card?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/**
 * The placeholder of a card that is loading, in the same size. Hidden from screen readers: the list announces that it
 * loads.
 */
export function CardSkeleton({ as: Box = 'li', compact = false }: { as?: 'li' | 'div'; compact?: boolean }) {
  return (
    <Box className={joinClasses(styles.card, compact && styles.compact)} aria-hidden="true">
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
