import { Bird } from './Bird.tsx'
import { Landscape } from './Landscape.tsx'
import styles from './Scene.module.css'

/** The drawing of an empty list: a bird and a magnifying glass. */
export function EmptyScene({ clip }: { clip: string }) {
  return (
    <>
      <Landscape clip={clip} sun={{ x: 166, y: 72 }} />
      <path className={styles.solid} d="m137 112 6-6 35 34a5.500 5.500 0 0 1-8 8z" />
      <circle className={styles.solid} cx="108" cy="80" r="42" />
      <path className={styles.line} d="M78 74c3-11 10-19 21-22" />
      <g transform="translate(108 80) scale(1.35)">
        <Bird x={0} y={18} />
      </g>
      <path className={styles.line} d="M84 104h48" />
    </>
  )
}
