import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../media/Icon.tsx'
import { iconButtonLook } from './iconButtonLook.ts'

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: IconName
  /** Its name for those who cannot see the drawing. State goes into `aria-pressed`, never into the name. */
  label: string
}

/** A button that is one drawing, 48 px at least. */
export function IconButton({ icon, label, className, ...rest }: Props) {
  return (
    <button type="button" {...rest} aria-label={label} className={iconButtonLook(className)}>
      <Icon name={icon} />
    </button>
  )
}
