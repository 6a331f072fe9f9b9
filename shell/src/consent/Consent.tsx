import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { ReportingBoundary } from '../errors/ReportingBoundary.tsx'
import { forgetReferral } from '../third-parties/referralMemory.ts'
import { useConsent } from './consentStore.ts'
import { useSettingsOpen } from './settingsDoor.ts'
import { useThirdParties } from './useThirdParties.ts'

/** Code that does not come asks for nothing and loads nothing. */
const orNothing = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() => load().then((component) => ({ default: component }), () => ({ default: (() => null) as ComponentType<Props> })))

const ConsentBanner = orNothing(() => import(/* webpackChunkName: "consent" */ './ConsentBanner.tsx').then((loaded) => loaded.ConsentBanner))
const ConsentSettings = orNothing(() => import(/* webpackChunkName: "consent" */ './ConsentSettings.tsx').then((loaded) => loaded.ConsentSettings))
const ThirdParties = orNothing(() => import(/* webpackChunkName: "third-parties" */ '../third-parties/ThirdParties.tsx').then((loaded) => loaded.ThirdParties))

/**
 * Asks whoever has not chosen yet, and lets in what was agreed to. The server and the first paint know of no choice and
 * show nothing; whoever has chosen, or has no script, is never asked.
 */
export function Consent() {
  const parties = useThirdParties()
  const { status, allowed } = useConsent(parties)
  const isOpen = useSettingsOpen()
  const [landing] = useState(() => (typeof location === 'undefined' ? '' : location.search))
  const mayRemember = allowed.includes('marketing')

  useEffect(() => {
    if (status !== 'loading' && !mayRemember) forgetReferral()
  }, [status, mayRemember])

  if (parties.length === 0) return null
  return (
    <ReportingBoundary fallback={null}>
      {/* Each waits for itself: what is there already stays while the next is on its way. */}
      <Suspense>{status === 'unset' && <ConsentBanner />}</Suspense>
      <Suspense>{isOpen && <ConsentSettings allowed={allowed} />}</Suspense>
      <Suspense>{allowed.length > 0 && <ThirdParties parties={parties} allowed={allowed} landing={landing} />}</Suspense>
    </ReportingBoundary>
  )
}
