import styles from './Scene.module.css'

/** The sun over hills, looked for through a magnifying glass. */
export function EmptyScene({ clip }: { clip: string }) {
  return (
    <>
      <clipPath id={clip}>
        <circle cx="108" cy="76" r="58" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <circle className={styles.sky} cx="108" cy="76" r="58" />
        <circle className={styles.sun} cx="112" cy="78" r="25" />
        <path className={styles.far} d="M40 96c22-16 42-14 62-5s42 6 72-12v60H40z" />
        <path className={styles.mid} d="M40 112c26-14 46-9 66-3s40 5 68-8v40H40z" />
        <path className={styles.near} d="M40 128c28-10 48-5 68-1s40 3 66-5v20H40z" />
      </g>
      <circle className={styles.line} cx="108" cy="76" r="58" />
      <path className={styles.line} d="M72 58c5-12 14-20 26-24" />
      <path className={styles.solid} d="m150.500 116 6-6 34 33a5.500 5.500 0 0 1-8 8z" />
      <path className={styles.line} d="M190 52c4-5 8-5 11-1 3-4 8-4 11 1M206 34c3-3 6-3 8 0 3-3 6-3 8 0" />
      <path className={styles.line} d="M26 150h92M138 150h8M206 150h10" />
    </>
  )
}
