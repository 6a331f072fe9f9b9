import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../media/Icon.tsx'
import { iconButtonLook } from './iconButtonLook.ts'

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  /** The accessible name: what a press does, or one that stays while the state is in `aria-pressed`; never both. */
  label: string
}

/** A button with only an icon, at least 48 px large. */
export function IconButton({ icon, label, className, ...rest }: Props) {
  return (
    <button type="button" {...rest} aria-label={label} className={iconButtonLook(className)}>
      <Icon name={icon} />
    </button>
  )
}
