import styles from './Scene.module.css'

/** The small bird that is in every scene; it stands at `x`, `y` and looks right, or left when mirrored. */
export function Bird({ x, y, mirrored = false }: { x: number; y: number; mirrored?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})${mirrored ? ' scale(-1 1)' : ''}`}>
      <path className={styles.line} d="M-1-5v5M4-5v5" />
      <path
        className={styles.ink}
        d="M-17-8-7-15C-6-21-1-26 5-26c4 0 6.500 2 7 5l4 1.500-4 1.500C12.500-9 7-4 0-4c-4 0-7-1-9-3z"
      />
      <path className={styles.sun} d="M12-18C12.500-9 7-4 1-4c3-3 3-11 11-14z" />
      <circle className={styles.paper} cx="7.500" cy="-21.500" r="1.300" />
    </g>
  )
}
