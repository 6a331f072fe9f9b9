import { closestCenter, DndContext } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import type { Program } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { VisuallyHidden } from '@kinora/ui'
import { useRef, useState, type ReactNode } from 'react'
import styles from './ProgramOrder.module.css'
import { ProgramOrderRow } from './ProgramOrderRow.tsx'
import { useReorder } from './useReorder.ts'

type Props = {
  label: string
  ids: readonly number[]
  programs: ReadonlyMap<number, Program>
  onMove: (from: number, to: number) => void
  onRemove: (id: number) => void
  /** Below a program's title, and before its buttons. */
  detailOf?: (id: number) => ReactNode
  actionOf?: (program: Program) => ReactNode
}

/** Programs in an order that is changed by dragging, by the keyboard, or by buttons (WCAG 2.5.7). */
export function ProgramOrder({ label, ids, programs, onMove, onRemove, detailOf, actionOf }: Props) {
  const { t } = useTranslation('mfe-team')
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const titleOf = (id: number) => programs.get(id)?.title ?? ''
  const context = useReorder({ ids, titleOf, onMove })

  const step = (id: number, from: number, to: number) => {
    onMove(from, to)
    setAnnouncement(t('edit.drag.dropped', { title: titleOf(id), place: to + 1, total: ids.length }))
  }
  const remove = (id: number) => {
    onRemove(id)
    // The pressed button is gone, and the focus with it.
    list.current?.focus()
  }
  return (
    <DndContext {...context} collisionDetection={closestCenter}>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        <ol ref={list} className={styles.list} aria-label={label} tabIndex={-1}>
          {ids.map((id, index) => {
            const program = programs.get(id)
            return (
              program && (
                <ProgramOrderRow
                  key={id}
                  program={program}
                  detail={detailOf?.(id)}
                  action={actionOf?.(program)}
                  isFirst={index === 0}
                  isLast={index === ids.length - 1}
                  onUp={() => step(id, index, index - 1)}
                  onDown={() => step(id, index, index + 1)}
                  onRemove={() => remove(id)}
                />
              )
            )
          })}
        </ol>
      </SortableContext>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </DndContext>
  )
}
