import type { Plan } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { useSession } from '@kinora/session'
import { CardGrid, CardSkeleton, LinkButton } from '@kinora/ui'
import { useRef, type ReactNode } from 'react'
import { MoreSamplePrograms } from './MoreSamplePrograms.tsx'
import { PathProgress } from './PathProgress.tsx'
import { useCardNotes } from './useCardNotes.ts'
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
      <CardGrid>
        {plan.items.map((item) => (
          <li key={item.training.id} className={styles.item}>
            <Slot
              name="catalog.programCard.v1"
              props={{
                id: item.training.id,
                program: item.training,
                notes: notesOf(item),
                removeFrom: 'path',
                // The pressed button is gone, and the focus with it.
                onRemoved: () => heading.current?.focus(),
              }}
              waiting={<CardSkeleton as="div" />}
            />
          </li>
        ))}
      </CardGrid>
      {isTestMode && <MoreSamplePrograms known={plan.items.length} />}
      <LinkButton wide icon="play" to={paths.playPath({ all: 'true' })}>
        {t('path.whole.play')}
      </LinkButton>
    </section>
  )
}
