import { Icon, joinClasses, type IconName } from '@kinora/ui'
import type { ComponentProps } from 'react'
import styles from './BigButton.module.css'

type Props = ComponentProps<'button'> & {
  icon?: IconName
  main?: boolean
  /** It takes the focus, because the button that was pressed before is gone. */
  takesFocus?: boolean
}

/** A button for a tablet or a TV: large type, large target. */
export const BigButton = ({ icon, main = false, takesFocus = false, children, ...rest }: Props) => (
  <button
    type="button"
    {...rest}
    ref={takesFocus ? focus : undefined}
    className={joinClasses(styles.button, main && styles.main)}
  >
    {icon && <Icon name={icon} size="large" />}
    {children}
  </button>
)

const focus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true })
