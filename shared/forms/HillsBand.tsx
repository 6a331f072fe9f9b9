import styles from './HillsBand.module.css'

/** Decoration at the top of a card: the sun above hills, as on the gift card. */
export const HillsBand = () => (
  <svg
    className={styles.band}
    viewBox="0 0 544 116"
    preserveAspectRatio="xMidYMax slice"
    aria-hidden="true"
    focusable="false"
  >
    <path className={styles.sky} d="M0 0h544v116H0z" />
    <circle className={styles.glow} cx="404" cy="62" r="62" />
    <circle className={styles.sun} cx="404" cy="62" r="38" />
    <path className={styles.far} d="M0 78c74-30 138-28 214-8s148 20 206-4 92-20 124-12v62H0z" />
    <path className={styles.mid} d="M0 98c88-26 152-18 232-4s168 8 312-18v40H0z" />
  </svg>
)
