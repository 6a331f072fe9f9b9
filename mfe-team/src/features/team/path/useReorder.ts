import {
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DndContextProps,
  type UniqueIdentifier,
} from '@dnd-kit/core'
import { sortableKeyboardCoordinates } from '@dnd-kit/sortable'
import { useTranslation } from '@kinora/i18n'
import { useEffect, useId, useRef, useState } from 'react'

/** The handle begins to drag only when it is moved, so that a press alone does nothing. */
const DRAG_FROM_PX = 4

type List = { ids: readonly number[]; titleOf: (id: number) => string; onMove: (from: number, to: number) => void }

/** Dragging in a list, by pointer, finger and keyboard, with what screen readers hear of it. */
export function useReorder({ ids, titleOf, onMove }: List): DndContextProps {
  const { t } = useTranslation('mfe-team')
  const id = useId()
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: DRAG_FROM_PX } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates, scrollBehavior: 'auto' }),
  )
  // A row that was just picked up is over itself: that must not interrupt that it was picked up.
  const hasMoved = useRef(false)
  const [isHeldByKeys, setHeldByKeys] = useState(false)
  // Such a row would hold all others too while somebody goes on with the pointer: a press puts it back (dnd-kit #857).
  useEffect(() => {
    if (!isHeldByKeys) return
    const putBack = () => document.dispatchEvent(new KeyboardEvent('keydown', { code: 'Escape', key: 'Escape' }))
    document.addEventListener('pointerdown', putBack, true)
    return () => document.removeEventListener('pointerdown', putBack, true)
  }, [isHeldByKeys])
  const placeOf = (of: UniqueIdentifier) => ids.indexOf(Number(of))
  const words = (key: 'picked' | 'over' | 'dropped' | 'cancelled', moving: UniqueIdentifier, at = moving) =>
    t(`edit.drag.${key}`, { title: titleOf(Number(moving)), place: placeOf(at) + 1, total: ids.length })
  return {
    id,
    sensors,
    // A list moves up and down only.
    modifiers: [({ transform }) => ({ ...transform, x: 0 })],
    onDragStart: ({ activatorEvent }) => setHeldByKeys(activatorEvent instanceof KeyboardEvent),
    onDragCancel: () => setHeldByKeys(false),
    onDragEnd: ({ active, over }) => {
      setHeldByKeys(false)
      if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id))
    },
    accessibility: {
      screenReaderInstructions: { draggable: t('edit.drag.how') },
      announcements: {
        onDragStart: ({ active }) => {
          hasMoved.current = false
          return words('picked', active.id)
        },
        onDragOver: ({ active, over }) => {
          if (!over || (over.id === active.id && !hasMoved.current)) return undefined
          hasMoved.current = true
          return words('over', active.id, over.id)
        },
        onDragEnd: ({ active, over }) => words('dropped', active.id, over?.id),
        onDragCancel: ({ active }) => words('cancelled', active.id),
      },
    },
  }
}
