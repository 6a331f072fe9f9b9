import styles from './Scene.module.css'

/** A cloud has gone before the sun. It will pass. */
export function ErrorScene({ clip }: { clip: string }) {
  return (
    <>
      <clipPath id={clip}>
        <path d="M28 150V96a92 76 0 0 1 184 0v54z" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className={styles.sky} d="M28 150V96a92 76 0 0 1 184 0v54z" />
        <circle className={styles.sun} cx="142" cy="64" r="28" />
        <path className={styles.far} d="M20 122c34-20 66-18 98-6s62 8 104-14v60H20z" />
        <path className={styles.mid} d="M20 140c40-16 72-10 102-3s62 4 100-9v40H20z" />
      </g>
      <path className={styles.line} d="M142 24v-8M176 40l6-6M184 70h9" />
      <path className={styles.solid} d="M74 104a20 20 0 0 1-1-40 30 30 0 0 1 57-9 25 25 0 0 1 31 24 13 13 0 0 1-4 25z" />
      <path className={styles.line} d="M90 62a15 15 0 0 1 14-10" />
      <path className={styles.line} d="m88 116-4 8M112 116l-4 8M136 116l-4 8" />
      <path className={styles.line} d="M20 151h150M188 151h14M212 151h8" />
    </>
  )
}
