import type { Plan, CardNote, PlannedProgram } from '@kinora/contracts'
import { typeset, useTranslation, useLocale } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { useSession } from '@kinora/session'
import { CardGrid, CardSkeleton, LinkButton, useDoseWords } from '@kinora/ui'
import { useRef, type ReactNode } from 'react'
import { dayFromToday } from './plan/dayWords.ts'
import { MoreSamplePrograms } from './MoreSamplePrograms.tsx'
import { PathProgress } from './PathProgress.tsx'
import styles from './WholePath.module.css'

type Props = {
  plan: Plan
  /** The specialist's note, unless it stands with today's training. */
  note?: ReactNode
}

/** The whole path: its name, how much is done, and its programs as cards that can be removed. */
export function WholePath({ plan, note }: Props) {
  const { t } = useTranslation('mfe-profile')
  const notesOf = useCardNotes(plan)
  const { isTestMode } = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className={styles.path} aria-labelledby="whole-path">
      <h2 id="whole-path" ref={heading} tabIndex={-1}>
        {typeset(plan.name) || t('path.whole.title')}
      </h2>
      {note}
      <PathProgress progress={plan.progress} />
      <CardGrid compact>
        {plan.items.map((item) => (
          <li key={item.training.id} className={styles.item}>
            <Slot
              name="catalog.programCard.v1"
              props={{
                id: item.training.id,
                program: item.training,
                notes: notesOf(item),
                compact: true,
                removeFrom: 'path',
                // The pressed button is gone, and the focus with it.
                onRemoved: () => heading.current?.focus(),
              }}
              waiting={<CardSkeleton as="div" compact />}
            />
          </li>
        ))}
      </CardGrid>
      {isTestMode && <MoreSamplePrograms shownCount={plan.items.length} />}
      <LinkButton wide icon="play" to={paths.playPath({ all: 'true' })}>
        {t('path.whole.play')}
      </LinkButton>
    </section>
  )
}

/** What a card of the path says: how often to train, and when it was done or is due. */
function useCardNotes(plan: Plan): (item: PlannedProgram) => CardNote[] {
  const { t } = useTranslation('mfe-profile')
  const locale = useLocale()
  const doseWords = useDoseWords()

  function when({ doneToday, isDue, nextDay, lastDay }: PlannedProgram): CardNote[] {
    const day = (of: string) => dayFromToday(of, plan.day, locale)
    if (doneToday > 0) return [{ look: 'done', text: t('path.when.doneToday') }]
    if (isDue) return [{ look: 'today', text: t('path.when.today') }]
    if (nextDay) return [{ look: 'later', text: t('path.when.next', { day: day(nextDay) }) }]
    return lastDay ? [{ look: 'done', text: t('path.when.done', { day: day(lastDay) }) }] : []
  }

  return (item) => [{ look: 'strong', text: doseWords(item.dose) }, ...when(item)]
}
