import type { PageThirdParty } from '@kinora/contracts'
import { useLocale } from '@kinora/i18n'
import { useLocation } from '@kinora/router'
import { useEffect, useState } from 'react'
import { partyFrame } from './partyFrame.ts'
import { pollUntil } from './pollUntil.ts'

type Props = {
  party: PageThirdParty
  /** Of whoever is signed in, for a firm that may know it. */
  email?: string
}

/** Analytics, or an e-mail tracker: told of each page, without its query, and of who is there. Draws nothing. */
export function Tracking({ party, email }: Props) {
  const locale = useLocale()
  const { pathname } = useLocation()
  const [frame] = useState(() => partyFrame(party, { locale }))

  useEffect(() => frame.open(document.body), [frame])
  useEffect(() => frame.send('view', { path: pathname, locale }), [frame, pathname, locale])
  useEffect(() => {
    if (email) return pollUntil(frame.isReady, () => frame.send('identify', { email }))
  }, [frame, email])
  return null
}
