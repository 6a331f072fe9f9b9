import { Slot } from '@kinora/remote'
import { useSession } from '@kinora/session'
import styles from './TodayPlace.module.css'

/**
 * A member's tasks of today. Its space is reserved where this device has shown them, so that nothing shifts; for
 * everybody else there is nothing, and no code is loaded.
 */
export function TodayPlace() {
  const { status, role } = useSession()
  if (status !== 'loading' && role !== 'member') return null
  return (
    <div className={styles.place}>
      <Slot name="profile.today.v1" props={{}} waiting={null} />
    </div>
  )
}
