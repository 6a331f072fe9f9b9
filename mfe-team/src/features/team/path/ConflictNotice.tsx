import type { Program } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import { Button, Icon } from '@kinora/ui'
import { useEffect, useId, type RefObject } from 'react'
import { ChangeList } from './ChangeList.tsx'
import styles from './ConflictNotice.module.css'
import { changesBetween } from './draftChanges.ts'
import type { Saved } from './pathDraft.ts'
import type { Editing } from './useDraft.ts'

type Props = {
  editing: Editing
  theirs: Saved
  /** `path` or `template`: what was changed elsewhere. */
  of: 'path' | 'template'
  /** The specialist tried to save: they are led here. */
  takesFocus: boolean
  heading: RefObject<HTMLHeadingElement | null>
  onSolved: () => void
}

/** Somebody else saved since the draft began: what, and the choice between both. Nothing typed is lost. */
export function ConflictNotice({ editing, theirs, of, takesFocus, heading, onSolved }: Props) {
  const { t } = useTranslation('mfe-team')
  const id = useId()
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus, heading])
  const solve = (work: () => void) => () => {
    work()
    onSolved()
  }
  const programs = new Map<number, Program>([
    ...editing.programs,
    ...theirs.programs.map((one) => [one.id, one] as const),
  ])
  return (
    <section className={styles.notice} aria-labelledby={id}>
      <h2 id={id} ref={heading} tabIndex={-1}>
        {t(`edit.conflict.${of}`)}
      </h2>
      <p>{t('edit.conflict.lead')}</p>
      <ChangeList changes={changesBetween(editing.base, theirs.draft)} programs={programs} />
      <details>
        <summary>
          {t('edit.conflict.saved')}
          <Icon name="chevron-down" size="small" />
        </summary>
        <ol className={styles.saved}>
          {theirs.draft.items.map((item) => (
            <li key={item.id}>{typeset(programs.get(item.id)?.title ?? '')}</li>
          ))}
        </ol>
      </details>
      <div className={styles.actions}>
        <Button variant="primary" onClick={solve(editing.rebase)}>
          {t('edit.conflict.mine')}
        </Button>
        <Button onClick={solve(editing.forget)}>{t('edit.conflict.theirs')}</Button>
      </div>
    </section>
  )
}
