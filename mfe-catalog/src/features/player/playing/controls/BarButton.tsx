import { Icon, joinClasses, type IconName } from '@kinora/ui'
import type { ComponentProps } from 'react'
import styles from './BarButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'className' | 'name' | 'type'> & {
  icon: IconName
  /** The accessible name, where the visible word is an abbreviation; it must contain that word. */
  name?: string
  /** The main button of the bar, which is filled. */
  main?: boolean
  /** The setting is on: marked by a ring in addition to the words. */
  on?: boolean
}

/** An icon button of the control bar with a visible word. */
export function BarButton({ icon, name, main = false, on = false, children, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={name}
      className={joinClasses(styles.button, main && styles.main, on && styles.on)}
    >
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  )
}
