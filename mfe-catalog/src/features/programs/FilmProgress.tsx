import styles from './FilmProgress.module.css'

const WIDTH = 100

/** A thin line over a picture's foot: how much of the film is seen, from 0 to 1. Words on the card say what is left. */
export function FilmProgress({ share }: { share: number }) {
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${WIDTH} 1`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.whole} width={WIDTH} height="1" />
      <rect className={styles.seen} width={Math.min(1, share) * WIDTH} height="1" />
    </svg>
  )
}
