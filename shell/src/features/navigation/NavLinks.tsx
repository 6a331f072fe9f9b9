import { NavLink } from '@kinora/router'
import { Icon, isIconName } from '@kinora/ui'
import type { ReactNode } from 'react'

type Props = {
  links: { path: string; label: string; icon?: string; className?: string | undefined }[]
  withIcons?: boolean
  /** What stands after the name of the link to a path: a number. */
  badgeOf?: (path: string) => ReactNode
}

/**
 * Links as items of a list; that of the current page carries `aria-current`, and so does that of a page above it which
 * has no closer link.
 */
export function NavLinks({ links, withIcons = false, badgeOf }: Props) {
  return links.map(({ path, label, icon, className }) => (
    <li key={path + label} className={className}>
      <NavLink to={path} end={path === '/' || links.some((other) => other.path.startsWith(`${path}/`))}>
        {withIcons && isIconName(icon) && <Icon name={icon} />}
        {label}
        {badgeOf?.(path)}
      </NavLink>
    </li>
  ))
}
