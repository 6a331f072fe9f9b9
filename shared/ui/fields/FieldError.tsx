import { Icon } from '../media/Icon.tsx'
import styles from './Field.module.css'

/** A field's error, with the id that `describedBy` uses. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <span className={styles.error} id={`${id}-error`}>
      <Icon name="circle-alert" size="small" />
      {error}
    </span>
  )
}
