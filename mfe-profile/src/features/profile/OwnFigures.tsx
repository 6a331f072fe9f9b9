import { useSession } from '@kinora/session'
import { useProfileGetStatsQuery } from './memberApi.ts'
import { MemberFigures } from './MemberFigures.tsx'

/** The reader's own figures. */
export function OwnFigures() {
  const { session } = useSession()
  return <MemberFigures reading={useProfileGetStatsQuery(undefined, { skip: !session })} />
}
