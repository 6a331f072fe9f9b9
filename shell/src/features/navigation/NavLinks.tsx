import { NavLink } from '@kinora/router'
import { Icon, isIconName } from '@kinora/ui'

type Props = { links: { path: string; label: string; icon?: string }[]; withIcons?: boolean }

/** Links as items of a list; the current page's carries `aria-current`. */
export function NavLinks({ links, withIcons = false }: Props) {
  return links.map(({ path, label, icon }) => (
    <li key={path}>
      <NavLink to={path} end={path === '/'}>
        {withIcons && isIconName(icon) && <Icon name={icon} />}
        {label}
      </NavLink>
    </li>
  ))
}
