import type { Program } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import { Icon, type IconName } from '@kinora/ui'
import styles from './DoneList.module.css'
import type { Counted } from './useCountDone.ts'

type Props = {
  queue: readonly Program[]
  results: readonly ('ended' | 'skipped' | 'failed')[]
  counted: Partial<Record<number, Counted>>
}

const ICONS: Record<Counted, IconName> = {
  saving: 'clock',
  saved: 'circle-check',
  full: 'info',
  tested: 'info',
  failed: 'circle-alert',
}

/** What became of the films so far; announced as it changes. */
export function DoneList({ queue, results, counted }: Props) {
  const { t } = useTranslation('mfe-profile')
  return (
    <div role="status">
      <ul className={styles.list}>
        {results.map((result, index) => {
          const { id, title } = queue[index]!
          const state = counted[id] ?? 'saving'
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
              <Icon name={result === 'failed' ? 'circle-alert' : 'next'} />
              {t(result === 'failed' ? 'play.failed' : 'play.skipped', words)}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
