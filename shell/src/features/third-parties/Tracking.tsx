import type { PageThirdParty } from '@kinora/contracts'
import { useLocale } from '@kinora/i18n'
import { useLocation } from '@kinora/router'
import { useEffect, useState } from 'react'
import { thirdPartyFrame } from './thirdPartyFrame.ts'
import { pollUntil } from './pollUntil.ts'

type Props = {
  party: PageThirdParty
  /** Of the signed-in user, for a third party that may know it. */
  email?: string
}

/** Analytics, or an e-mail tracker: sends each page's path, and the e-mail address where allowed. Renders nothing. */
export function Tracking({ party, email }: Props) {
  const locale = useLocale()
  const { pathname } = useLocation()
  const [frame] = useState(() => thirdPartyFrame(party, { locale }))

  useEffect(() => frame.open(document.body), [frame])
  useEffect(() => frame.send('view', { path: pathname, locale }), [frame, pathname, locale])
  useEffect(() => {
    if (email) return pollUntil(frame.isReady, () => frame.send('identify', { email }))
  }, [frame, email])
  return null
}
