import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../media/Icon.tsx'
import styles from './Chip.module.css'

type Props = Omit<ComponentProps<'button'>, 'aria-pressed' | 'className'> & { pressed: boolean; icon?: IconName }

/** One of several choices that can be on together. A tick says it is on, not colour alone. */
export function Chip({ pressed, icon, children, ...rest }: Props) {
  const shown = pressed ? 'check' : icon
  return (
    <button type="button" {...rest} aria-pressed={pressed} className={styles.chip}>
      {shown && <Icon name={shown} />}
      {children}
    </button>
  )
}
