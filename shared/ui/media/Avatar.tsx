import styles from './Avatar.module.css'

type Props = { person: { firstName: string; lastName: string; avatarURL: string | null }; small?: boolean }

/** A person's picture, or their initials. The name stands beside it. */
export function Avatar({ person: { firstName, lastName, avatarURL }, small = false }: Props) {
  const look = small ? styles.small : styles.avatar
  if (avatarURL) return <img className={look} src={avatarURL} alt="" />
  return (
    <span className={look} aria-hidden="true">
      {[firstName, lastName].map((name) => [...name][0]).join('')}
    </span>
  )
}
