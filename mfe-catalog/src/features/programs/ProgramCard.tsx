import type { Program } from '@kinora/contracts'
import { formatMinutes, useLocale } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Card, Picture } from '@kinora/ui'
import type { ReactNode } from 'react'

type Props = {
  program: Program
  /** Whether its picture is seen first, or beside that one. */
  priority?: 'first' | 'soon'
  /** Why it is shown here, in a few words. */
  note?: string
  /** A control of its own, outside the link. */
  action?: ReactNode
}

/** One program at a glance; all of it leads to the program. */
export function ProgramCard({ program, priority, note, action }: Props) {
  const locale = useLocale()
  const { id, title, duration, image } = program
  return (
    <Card
      to={paths.program(id)}
      title={title}
      media={image && <Picture image={image} sizes="(min-width: 77em) 24rem, (min-width: 48em) 46vw, 92vw" alt="" priority={priority} />}
      chip={formatMinutes(duration, locale)}
      meta={note ? <><b>{note}</b><br />{kindOf(program)}</> : kindOf(program)}
      action={action}
    />
  )
}

/** Level and category in words: `Łatwy · Szyja i barki`. */
const kindOf = ({ levels = [], category }: Program): string =>
  [levels.map(({ name }) => name).join(', '), category?.name].filter(Boolean).join(' · ')
