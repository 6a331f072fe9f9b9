import type { NavPlace } from '@kinora/contracts'
import { NavLink } from '@kinora/router'
import { Icon, isIconName } from '@kinora/ui'
import { usePage } from '../page.tsx'

/** The live set's links for one place, in order. A link is there only while a release provides its page. */
export const useNavPlace = (place: NavPlace) => usePage().nav.filter((link) => link.place === place)

/** Items of a list: the links of one place; the current page's carries `aria-current`. */
export function NavLinks({ place, withIcons = false }: { place: NavPlace; withIcons?: boolean }) {
  return useNavPlace(place).map(({ path, label, icon }) => (
    <li key={path}>
      <NavLink to={path} end={path === '/'}>
        {withIcons && isIconName(icon) && <Icon name={icon} />}
        {label}
      </NavLink>
    </li>
  ))
}
