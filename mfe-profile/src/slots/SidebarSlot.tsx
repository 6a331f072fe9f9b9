import type { Slots } from '@kinora/contracts'
import { useSession } from '@kinora/session'
import { Sidebar } from '../features/profile/Sidebar.tsx'

/** `profile.sidebar.v1`: a part of the caller's own sidebar. Renders nothing for visitors. */
export default function SidebarSlot({ path, part }: Slots['profile.sidebar.v1']) {
  const { session } = useSession()
  return session && <Sidebar session={session} path={path} part={part} />
}
