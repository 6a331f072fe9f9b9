import type { PlannedProgram } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import { Icon, type IconName } from '@kinora/ui'
import styles from './DoneList.module.css'
import type { SaveState } from './useCountDone.ts'

type Props = {
  queue: readonly PlannedProgram[]
  results: readonly ('ended' | 'moved' | 'skipped' | 'failed')[]
  saveStates: Partial<Record<number, SaveState>>
}

const ICONS: Record<SaveState, IconName> = {
  saving: 'clock',
  saved: 'circle-check',
  full: 'info',
  tested: 'info',
  failed: 'circle-alert',
}

const LEFT_OUT = { moved: 'info', skipped: 'next', failed: 'circle-alert' } as const

/** What became of the films so far; announced as it changes. */
export function DoneList({ queue, results, saveStates }: Props) {
  const { t } = useTranslation('mfe-profile')
  return (
    <div role="status">
      {results.length > 0 && (
        <ul className={styles.list}>
          {results.map((result, index) => {
            const { id, title } = queue[index]!.training
            const state = saveStates[id] ?? 'saving'
            const words = { title: typeset(title) }
            if (result === 'ended')
              return (
                <li key={id} className={styles[state]}>
                  <Icon name={ICONS[state]} />
                  {t(`play.done.${state}`, words)}
                </li>
              )
            return (
              <li key={id}>
                <Icon name={LEFT_OUT[result]} />
                {t(`play.${result}`, words)}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
