import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../media/Icon.tsx'
import { buttonLook, type ButtonLook } from './buttonLook.ts'

type Props = ComponentProps<'button'> & ButtonLook & { icon?: IconName; iconAfter?: IconName }

/** A button for actions; for navigation use `LinkButton`. Submits no form unless `type="submit"`. */
export function Button({ variant, wide, icon, iconAfter, className, children, ...rest }: Props) {
  return (
    <button type="button" {...rest} className={buttonLook({ variant, wide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </button>
  )
}
