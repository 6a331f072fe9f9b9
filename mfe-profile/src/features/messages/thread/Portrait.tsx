import styles from './Portrait.module.css'

/** The picture of a user, or the first letter of their name. Their name stands beside it. */
export function Portrait({ name, picture }: { name: string; picture?: string | null }) {
  return picture ? (
    <img className={styles.portrait} src={picture} alt="" width="40" height="40" loading="lazy" />
  ) : (
    <span className={styles.portrait} aria-hidden="true">
      {[...name][0]}
    </span>
  )
}
