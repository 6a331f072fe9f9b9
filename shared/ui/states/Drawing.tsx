import { useId } from 'react'
import { EmptyScene } from './scenes/EmptyScene.tsx'
import { ErrorScene } from './scenes/ErrorScene.tsx'
import { LostScene } from './scenes/LostScene.tsx'
import { OfflineScene } from './scenes/OfflineScene.tsx'
import styles from './Drawing.module.css'

const scenes = { empty: EmptyScene, error: ErrorScene, lost: LostScene, offline: OfflineScene }
export type DrawingName = keyof typeof scenes

/** A decorative drawing in the style of the mark, hidden from screen readers. */
export function Drawing({ name }: { name: DrawingName }) {
  const Scene = scenes[name]
  return (
    <svg className={styles.drawing} viewBox="0 0 240 168" aria-hidden="true" focusable="false">
      <Scene clip={useId()} />
    </svg>
  )
}
