import { joinClasses, Skeleton, Waiting, Wrap } from '@kinora/ui'
import styles from './HomeWaiting.module.css'

/**
 * The home of somebody signed in, before it is there. `isReserved`: shown only where this device has reserved the space,
 * because the server renders it for everybody.
 */
export const HomeWaiting = ({ isReserved = false }: { isReserved?: boolean }) => (
  <Waiting className={joinClasses(styles.waiting, isReserved && styles.reserved)}>
    <Wrap>
      <Skeleton shape="heading" short />
      <Skeleton short />
      <div className={styles.block}>
        <Skeleton shape="block" />
      </div>
    </Wrap>
  </Waiting>
)
