import styles from './Scene.module.css'

/** A wire has come down between two poles; a bird waits on what is left of it. */
export function OfflineScene({ clip }: { clip: string }) {
  return (
    <>
      <clipPath id={clip}>
        <path d="M28 150V96a92 76 0 0 1 184 0v54z" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className={styles.sky} d="M28 150V96a92 76 0 0 1 184 0v54z" />
        <circle className={styles.sun} cx="124" cy="102" r="26" />
        <path className={styles.far} d="M20 118c34-18 66-16 98-5s62 8 104-10v60H20z" />
        <path className={styles.mid} d="M20 138c40-14 72-9 102-3s62 4 100-8v40H20z" />
      </g>
      <path className={styles.line} d="M62 138V52M48 62h28M184 134V48M170 58h28" />
      <path className={styles.line} d="M74 62c10 14 20 19 31 19 4 0 6 3 4 7s1 7 5 6M172 58c-6 14-8 27-7 41 0 4-3 6-7 4" />
      <g>
        <path className={styles.ink} d="M86 68c1-8 8-11 14-9 2-4 8-4 9 1l4 2-4 1.500c0 7-6 11-12 10l-13 3z" />
        <circle className={styles.paper} cx="104.500" cy="61" r="1.300" />
        <path className={styles.line} d="m97 73 .5 5M101 73l1 6" />
      </g>
      <path className={styles.line} d="M20 151h128M164 151h18M196 151h24" />
    </>
  )
}
