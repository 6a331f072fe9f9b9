import { Link } from '@kinora/router'
import type { ComponentProps } from 'react'
import { Icon, type IconName } from '../media/Icon.tsx'
import { buttonLook, type ButtonLook } from './buttonLook.ts'

type Props = ComponentProps<typeof Link> & ButtonLook & { icon?: IconName; iconAfter?: IconName }

/** A link that looks like a button. `to` is a path without the locale. */
export function LinkButton({ variant, wide, icon, iconAfter, className, children, ...rest }: Props) {
  return (
    <Link {...rest} className={buttonLook({ variant, wide }, className)}>
      {icon && <Icon name={icon} />}
      {children}
      {iconAfter && <Icon name={iconAfter} />}
    </Link>
  )
}
