import type { ComponentProps } from 'react'
import { Link, NavLink as PathLink, useLocation } from 'react-router-dom'

type Props = Omit<ComponentProps<typeof PathLink>, 'to' | 'className' | 'style' | 'children'> &
  Pick<ComponentProps<typeof Link>, 'children' | 'className'> & { to: string }

/** A link that carries `aria-current` on its page; one with a query only where the page has that query too. */
export function NavLink({ to, end, ...rest }: Props) {
  const { search } = useLocation()
  const [, query] = to.split('?')
  if (query === undefined) return <PathLink to={to} end={end} {...rest} />
  const now = new URLSearchParams(search)
  const isHere = [...new URLSearchParams(query)].every(([name, value]) => now.get(name) === value)
  return isHere ? <PathLink to={to} end {...rest} /> : <Link to={to} {...rest} />
}
