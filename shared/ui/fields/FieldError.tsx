import { Icon } from '../media/Icon.tsx'
import styles from './Field.module.css'

/** What is wrong with a field, by the id that `describedBy` names. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <span className={styles.error} id={`${id}-error`}>
      <Icon name="circle-alert" size="small" />
      {error}
    </span>
  )
}
