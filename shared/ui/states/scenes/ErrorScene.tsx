import { Bird } from './Bird.tsx'
import { Landscape } from './Landscape.tsx'
import styles from './Scene.module.css'

/** The drawing of an error: a cloud before the sun, with a bird on it. */
export function ErrorScene({ clip }: { clip: string }) {
  return (
    <>
      <Landscape clip={clip} sun={{ x: 150, y: 66 }} />
      <path
        className={styles.solid}
        d="M80 106a21 21 0 0 1-1-42 31 31 0 0 1 59-9 26 26 0 0 1 32 25 13.500 13.500 0 0 1-4 26z"
      />
      <path className={styles.line} d="M96 62a15 15 0 0 1 14-10" />
      <path className={styles.rain} d="m92 116-4 9M116 116l-4 9M140 116l-4 9" />
      <Bird x={104} y={39} />
    </>
  )
}
