import styles from './Scene.module.css'

/** A walker before a signpost that says nothing; the way goes on over the hills. */
export function LostScene({ clip }: { clip: string }) {
  return (
    <>
      <clipPath id={clip}>
        <path d="M28 150V96a92 76 0 0 1 184 0v54z" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path className={styles.sky} d="M28 150V96a92 76 0 0 1 184 0v54z" />
        <circle className={styles.sun} cx="106" cy="74" r="27" />
        <path className={styles.far} d="M20 108c34-20 62-20 98-6s62 8 104-14v72H20z" />
        <path className={styles.mid} d="M20 130c40-16 72-12 102-4s62 4 100-11v52H20z" />
        <path className={styles.path} d="M92 152c8-8 30-10 27-16-2-4-17-5-13-11 3-4 12-4 15-8 2-3-2-5-6-7 10 2 15 4 13 8-2 5-12 5-13 8-1 4 18 4 21 10 3 7-6 10-8 16z" />
      </g>
      <path className={styles.line} d="M168 150V52" />
      <path className={styles.solid} d="M150 60h38l9 9-9 9h-38zM186 86h-34l-9 9 9 9h34z" />
      <path className={styles.ink} d="M158 47c1-6 6-8 10-7 2-3 6-3 7 1l3 1.500-3 1c0 5-4 8-9 7.500l-9 2z" />
      <g>
        <path className={styles.leg} d="M66 122l-3 26M70 122l5 26" />
        <path className={styles.coat} d="M68 100v18" />
        <path className={styles.sleeve} d="M70 98l11 9 1-15" />
        <circle className={styles.skin} cx="71" cy="82" r="8" />
        <path className={styles.ink} d="M63 84c-3-8 2-14 9-13 4 0 6 2 7 5-6-1-9 0-10 3 0 3-3 6-6 5z" />
      </g>
      <path className={styles.line} d="M20 151h132M166 151h22M202 151h18" />
    </>
  )
}
