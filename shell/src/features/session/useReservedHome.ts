import { useSession } from '@kinora/session'
import { reserveSpace } from '@kinora/ui'
import { useEffect } from 'react'

/**
 * Remembers on this device whose home page `/` is, by the names of their reserved spaces, so that the next visit of
 * somebody signed in does not begin with the visitors' page, which is all that the server renders.
 */
export function useReservedHome(): void {
  const { status, session, epoch } = useSession()
  const home = session && (session.userData.isSpecialist ? 'desk' : 'today')
  const isKnown = status !== 'loading'
  useEffect(() => {
    if (!isKnown) return
    for (const name of ['desk', 'today']) reserveSpace(name, name === home ? undefined : 0)
    // The end of an epoch has released them.
  }, [isKnown, home, epoch])
}
