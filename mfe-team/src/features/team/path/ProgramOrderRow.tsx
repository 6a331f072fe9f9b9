import { useSortable } from '@dnd-kit/sortable'
import type { Program } from '@kinora/contracts'
import { formatMinutes, typeset, useLocale, useTranslation } from '@kinora/i18n'
import { IconButton, joinClasses, Picture } from '@kinora/ui'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './ProgramOrder.module.css'

type Props = {
  program: Program
  detail?: ReactNode
  action?: ReactNode
  isFirst: boolean
  isLast: boolean
  onUp: () => void
  onDown: () => void
  onRemove: () => void
}

/** A program of the list: a handle, its picture and words, and its buttons. */
export function ProgramOrderRow({ program, detail, action, isFirst, isLast, onUp, onDown, onRemove }: Props) {
  const { t } = useTranslation('mfe-team')
  const locale = useLocale()
  const title = typeset(program.title)
  const row = useRef<HTMLLIElement | null>(null)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: program.id,
    attributes: { roleDescription: t('edit.drag.role') },
  })
  // The content security policy allows no style attribute, but styles that a script sets.
  useLayoutEffect(() => {
    const { style } = row.current!
    style.transform = transform ? `translateY(${Math.round(transform.y)}px)` : ''
    style.transition = transition ?? ''
  }, [transform, transition])

  const kind = [formatMinutes(program.duration, locale), program.category?.name].filter(Boolean).join(' · ')
  return (
    <li
      ref={(node) => {
        row.current = node
        setNodeRef(node)
      }}
      className={joinClasses(styles.row, isDragging && styles.dragging)}
    >
      <IconButton
        ref={setActivatorNodeRef}
        {...attributes}
        role={undefined}
        {...listeners}
        icon="grip"
        label={t('edit.drag.handle', { title })}
        className={styles.handle}
      />
      {program.image && <Picture image={program.image} sizes="7rem" alt="" className={styles.picture} />}
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className={styles.kind}>{kind}</p>
        {detail}
      </div>
      <div className={styles.actions}>
        <IconButton
          icon="arrow-up"
          label={t('edit.up', { title })}
          aria-disabled={isFirst}
          onClick={() => !isFirst && onUp()}
        />
        <IconButton
          icon="arrow-down"
          label={t('edit.down', { title })}
          aria-disabled={isLast}
          onClick={() => !isLast && onDown()}
        />
        {action}
        <IconButton icon="remove" label={t('edit.remove', { title })} onClick={onRemove} />
      </div>
    </li>
  )
}
