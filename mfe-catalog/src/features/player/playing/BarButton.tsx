import { Icon, joinClasses, type IconName } from '@kinora/ui'
import type { ComponentProps } from 'react'
import styles from './BarButton.module.css'

type Props = Omit<ComponentProps<'button'>, 'className' | 'name' | 'type'> & {
  icon: IconName
  /** The whole of what a short word stands for; it must contain that word. */
  name?: string
  /** The one that is filled. */
  main?: boolean
  /** The word stands beside the drawing. */
  inline?: boolean
  /** Something is on: a ring says so, beside the words. */
  on?: boolean
}

/** A drawing with its word under it. */
export function BarButton({ icon, name, main = false, inline = false, on = false, children, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={name}
      className={joinClasses(styles.button, main && styles.main, inline && styles.inline, on && styles.on)}
    >
      <Icon name={icon} />
      <span>{children}</span>
    </button>
  )
}
