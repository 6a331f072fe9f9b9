import type { CardNote, Program } from '@kinora/contracts'
import { formatMinutes, useLocale, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Card, Picture, Rating } from '@kinora/ui'
import type { ReactNode } from 'react'
import { CardNotes } from './CardNotes.tsx'
import { FilmProgress } from './FilmProgress.tsx'

type Props = {
  program: Program
  /** How early to load its picture: `first` for the list's first card, `soon` for those beside it. */
  priority?: 'first' | 'soon'
  /** Why it is shown here, in a few words. */
  note?: string
  /** Lines below level and category. */
  notes?: readonly CardNote[]
  /** Over the picture: a state, such as done today. */
  badge?: ReactNode
  /** Where its film stopped, in seconds. */
  stoppedAt?: number
  /** A control of its own, outside the link. */
  action?: ReactNode
  /** A row on a phone, with its notes alone. */
  compact?: boolean | undefined
  /** `div` where the list's own item is around it. */
  as?: 'li' | 'div'
}

/** A card of a program; the whole card is a link to it. */
export function ProgramCard({ program, priority, note, notes, badge, stoppedAt, action, compact, as }: Props) {
  const locale = useLocale()
  const { t } = useTranslation('mfe-catalog')
  const { id, title, duration, image, rating, isExampleTraining } = program
  const remainingSeconds = duration - (stoppedAt ?? 0)
  return (
    <Card
      as={as}
      compact={compact}
      to={paths.program(id)}
      title={title}
      media={
        <>
          {image && (
            <Picture
              image={image}
              sizes="(min-width: 77em) 24rem, (min-width: 48em) 46vw, 92vw"
              alt=""
              priority={priority}
            />
          )}
          {stoppedAt !== undefined && <FilmProgress share={stoppedAt / duration} />}
        </>
      }
      chip={formatMinutes(duration, locale)}
      badge={badge}
      meta={
        <>
          {note && <b>{note}</b>}
          {note && <br />}
          {rating && !compact && <Rating {...rating} />}
          {stoppedAt === undefined
            ? !compact && kindOf(program, t(isExampleTraining ? 'card.free' : 'card.inPlan'))
            : t('player.left', {
                count: Math.max(1, Math.round(remainingSeconds / 60)),
                time: formatMinutes(remainingSeconds, locale),
              })}
          {notes && <CardNotes notes={notes} />}
        </>
      }
      action={action}
    />
  )
}

/** Level, category, and whether its film needs a plan, in words: `Łatwy · Szyja i barki · w planie`. */
const kindOf = ({ levels = [], category }: Program, access: string): string =>
  [levels.map(({ name }) => name).join(', '), category?.name, access].filter(Boolean).join(' · ')
