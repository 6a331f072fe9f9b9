import { useId } from 'react'
import styles from './Mark.module.css'

/** Kinora's mark, beside the wordmark and therefore hidden from screen readers. */
export function Mark() {
  const circle = useId()
  return (
    <svg className={styles.mark} viewBox="0 0 36 36" aria-hidden="true" focusable="false">
      <clipPath id={circle}>
        <circle cx="18" cy="18" r="18" />
      </clipPath>
      <g clipPath={`url(#${circle})`}>
        <circle className={styles.sky} cx="18" cy="18" r="18" />
        <circle className={styles.sun} cx="18" cy="18.5" r="8.5" />
        <path className={styles.hill} d="M-2 25c6-5.500 12-5.500 19-2s13 2.500 21-3v18H-2z" />
        <path className={styles.near} d="M-2 31c8-4 14-3 20-1s13 2 20-2v10H-2z" />
      </g>
    </svg>
  )
}
