import { useTranslation } from '@kinora/i18n'
import { Button, Icon, IconButton, joinClasses } from '@kinora/ui'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import styles from './EditorBar.module.css'
import type { Editing } from './useDraft.ts'
import type { SaveProblem } from './useSaveDraft.ts'

type Props = {
  editing: Editing
  /** `Zapisz i powiadom: Maria`. */
  saveLabel: string
  isSaving: boolean
  problem: SaveProblem | null
  onSave: () => void
  onDiscard: () => void
  /** Leads to what somebody else saved. */
  onShowConflict: () => void
}

/** How much is not saved, undo and redo, and what to do with it: in view while the page scrolls, once there is any. */
export function EditorBar({ editing, saveLabel, isSaving, problem, onSave, onDiscard, onShowConflict }: Props) {
  const { t } = useTranslation('mfe-team')
  const { count, conflict } = editing
  const isIdle = count === 0 || isSaving
  const isInView = count > 0 || conflict !== null || editing.canUndo || editing.canRedo
  const bar = useRef<HTMLDivElement>(null)
  useRoomAbove(bar, isInView)
  return (
    <div
      ref={bar}
      className={joinClasses(styles.bar, isInView && styles.inView)}
      role="group"
      aria-label={t('edit.bar.label')}
    >
      <div role="alert" className={styles.problem}>
        {problem && problem !== 'changed' && (
          <p>
            <Icon name="circle-alert" size="small" />
            {t(`edit.problem.${problem}`)}
          </p>
        )}
      </div>
      <p role="status" className={styles.count}>
        {t('edit.bar.count', { count })}
      </p>
      <div className={styles.steps}>
        <IconButton
          icon="undo"
          label={t('edit.bar.undo')}
          aria-disabled={!editing.canUndo}
          aria-keyshortcuts="Control+Z Meta+Z"
          onClick={editing.undo}
        />
        <IconButton
          icon="redo"
          label={t('edit.bar.redo')}
          aria-disabled={!editing.canRedo}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          onClick={editing.redo}
        />
      </div>
      <Button variant="quiet" aria-disabled={isIdle} onClick={() => !isIdle && onDiscard()}>
        {t('edit.bar.discard')}
      </Button>
      {conflict ? (
        <Button className={styles.main} onClick={onShowConflict}>
          {t('edit.bar.conflict')}
        </Button>
      ) : (
        <Button className={styles.main} variant="primary" aria-disabled={isIdle} onClick={() => !isIdle && onSave()}>
          {isSaving ? t('edit.bar.saving') : saveLabel}
        </Button>
      )}
    </div>
  )
}

/** What has the focus is scrolled to above the bar (WCAG 2.4.11), and notices stand above it too. */
function useRoomAbove(bar: RefObject<HTMLElement | null>, isInView: boolean) {
  useLayoutEffect(() => {
    if (!isInView || !bar.current) return
    const { style } = document.documentElement
    style.setProperty('scroll-padding-bottom', '14rem')
    style.setProperty('--corner-height', `${bar.current.offsetHeight}px`)
    return () => {
      style.removeProperty('scroll-padding-bottom')
      style.removeProperty('--corner-height')
    }
  }, [bar, isInView])
}
