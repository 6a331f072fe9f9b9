import styles from './FilmProgress.module.css'

const WIDTH = 100

/** A thin line at the bottom of a picture: `share` of the film is seen, from 0 to 1. The card says it in words. */
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
