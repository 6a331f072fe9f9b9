import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../media/Icon.tsx'
import { iconButtonLook } from './iconButtonLook.ts'

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  /** The accessible name. State goes into `aria-pressed`, never into the name. */
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
