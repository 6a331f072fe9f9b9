import type { Program } from '@kinora/contracts'
import { formatMinutes, useLocale } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Card, Picture } from '@kinora/ui'

type Props = {
  program: Program
  /** True for the card whose picture is likely the first that is seen. */
  first?: boolean
}

/** One program at a glance; all of it leads to the program. */
export function ProgramCard({ program, first = false }: Props) {
  const locale = useLocale()
  const { id, title, duration, image } = program
  return (
    <Card
      to={paths.program(id)}
      title={title}
      media={image && <Picture image={image} sizes="(min-width: 77em) 24rem, (min-width: 48em) 46vw, 92vw" alt="" priority={first} />}
      chip={formatMinutes(duration, locale)}
      meta={kindOf(program)}
    />
  )
}

/** Level and category in words: `Łatwy · Szyja i barki`. */
const kindOf = ({ levels = [], category }: Program): string =>
  [levels.map(({ name }) => name).join(', '), category?.name].filter(Boolean).join(' · ')
