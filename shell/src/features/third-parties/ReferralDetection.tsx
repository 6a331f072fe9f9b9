import type { PageThirdParty } from '@kinora/contracts'
import { useLocale } from '@kinora/i18n'
import { settleReferral, useReferral } from '@kinora/referral'
import { useEffect } from 'react'
import { detectReferral } from './detectReferral.ts'
import { rememberedReferral, rememberReferral } from './referralMemory.ts'

type Props = {
  party: PageThirdParty
  /** The query of the address that the visit began with. */
  landing: string
}

/** Detects once who sent this visitor. A referral in the address overrides a remembered one. Renders nothing. */
export function ReferralDetection({ party, landing }: Props) {
  const locale = useLocale()
  const isUnknown = useReferral().status === 'unknown'

  useEffect(() => {
    if (!isUnknown) return
    const isNamed = party.parameter !== undefined && new URLSearchParams(landing).has(party.parameter)
    const remembered = isNamed ? undefined : rememberedReferral()
    if (remembered !== undefined) return settleReferral(remembered)

    const leaving = new AbortController()
    void detectReferral({ party, locale, landing, signal: leaving.signal }).then((token) => {
      rememberReferral(token)
      settleReferral(token)
    })
    return () => leaving.abort()
  }, [party, locale, landing, isUnknown])
  return null
}
