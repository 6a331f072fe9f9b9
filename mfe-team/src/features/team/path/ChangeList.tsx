import type { Program } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import styles from './ChangeList.module.css'
import type { DraftChanges } from './draftChanges.ts'

type Props = { changes: Partial<DraftChanges>; programs: ReadonlyMap<number, Program> }

/** What differs between two states of a path, in words. */
export function ChangeList({ changes, programs }: Props) {
  const { t } = useTranslation('mfe-team')
  const titlesOf = (ids: readonly number[] = []) =>
    ids.map((id) => t('edit.changes.title', { title: typeset(programs.get(id)?.title ?? '') })).join(', ')
  const lists = (['added', 'removed', 'doses'] as const).filter((kind) => changes[kind]?.length)
  const others = (['isReordered', 'isRenamed', 'hasNewNote', 'hasNewGentleList', 'hasNewPause'] as const).filter(
    (kind) => changes[kind],
  )
  if (lists.length + others.length === 0) return <p>{t('edit.changes.none')}</p>
  return (
    <ul className={styles.changes}>
      {lists.map((kind) => (
        <li key={kind}>{t(`edit.changes.${kind}`, { titles: titlesOf(changes[kind]) })}</li>
      ))}
      {others.map((kind) => (
        <li key={kind}>{t(`edit.changes.${kind}`)}</li>
      ))}
    </ul>
  )
}
