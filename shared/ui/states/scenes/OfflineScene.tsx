import { Bird } from './Bird.tsx'
import { Landscape } from './Landscape.tsx'
import styles from './Scene.module.css'

/** The drawing of a lost connection: a fallen wire between two poles. */
export function OfflineScene({ clip }: { clip: string }) {
  return (
    <>
      <Landscape clip={clip} sun={{ x: 126, y: 88 }} />
      <path className={styles.solid} d="M59 50h6v100h-6zM179 44h6v106h-6zM46 58h32v6H46zM166 52h32v6h-32z" />
      <path
        className={styles.line}
        d="M76 64c10 16 22 22 34 21 5 0 6 4 4 8s1 8 6 7M168 58c-6 14-8 28-7 42 0 4-3 7-7 5"
      />
      <Bird x={60} y={49} />
    </>
  )
}
