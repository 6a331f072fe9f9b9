import { useSession, type Session } from '@kinora/session'
import { MemberSide, MemberSummary } from './MemberSidebar.tsx'
import { SpecialistSide, SpecialistSummary } from './SpecialistSidebar.tsx'

type Props = { session: Session; path: string; part: 'summary' | 'links' }

/** A part of the user's own sidebar: a member's, or a specialist's. `path` is the page that is shown. */
export function Sidebar({ session, path, part }: Props) {
  const { role } = useSession()
  const [Summary, Side] = role === 'specialist' ? [SpecialistSummary, SpecialistSide] : [MemberSummary, MemberSide]
  return part === 'summary' ? <Summary session={session} path={path} /> : <Side session={session} path={path} />
}
