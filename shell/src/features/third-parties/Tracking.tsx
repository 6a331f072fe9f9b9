import type { PageThirdParty } from '@kinora/contracts'
import { useLocale } from '@kinora/i18n'
import { useLocation } from '@kinora/router'
import { useEffect, useState } from 'react'
import { thirdPartyFrame } from './thirdPartyFrame.ts'

/**
 * docs/specification.md, section 7: the e-mail tracker is asked every 500 ms until it is loaded; here at most 20 times.
 */
const EVERY_MS = 500
const TRIES = 20

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

/** Calls `then` once, when `isReady` is; gives up after the last try. Returns a function that stops it. */
export function pollUntil(isReady: () => boolean, then: () => void): () => void {
  let tries = 0
  const timer = setInterval(() => {
    tries++
    const ready = isReady()
    if (ready || tries >= TRIES) clearInterval(timer)
    if (ready) then()
  }, EVERY_MS)
  return () => clearInterval(timer)
}
