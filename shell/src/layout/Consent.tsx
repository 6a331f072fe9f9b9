import type { PageThirdParty } from '@kinora/contracts'
import { ServerContent } from '@kinora/ui'
import { lazy, memo, Suspense, useEffect, useState, type ComponentType } from 'react'
import { categoryOf } from '../features/consent/categories.ts'
import { hasAnswered, useConsent } from '../features/consent/consentStore.ts'
// The server renders the banner before its chunk has loaded, so its styles belong to the page's own.
import '../features/consent/ConsentBanner.module.css'
import { useSettingsOpen } from '../features/consent/settingsOpen.ts'
import { forgetReferral } from '../features/third-parties/referralMemory.ts'
import { useThirdParties } from '../page.tsx'
import { ReportingErrorBoundary } from './ReportingErrorBoundary.tsx'

/** A lazy component that renders nothing if its code does not load: then nobody is asked and nothing is loaded. */
const lazyOrNothing = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(() =>
    load().then(
      (component) => ({ default: component }),
      () => ({ default: (() => null) as ComponentType<Props> }),
    ),
  )

const ConsentBanner = lazyOrNothing(() =>
  import(/* webpackChunkName: "consent" */ '../features/consent/ConsentBanner.tsx').then(
    (loaded) => loaded.ConsentBanner,
  ),
)
const ConsentSettings = lazyOrNothing(() =>
  import(/* webpackChunkName: "consent" */ '../features/consent/ConsentSettings.tsx').then(
    (loaded) => loaded.ConsentSettings,
  ),
)
const ThirdParties = lazyOrNothing(() =>
  import(/* webpackChunkName: "third-parties" */ '../features/third-parties/ThirdParties.tsx').then(
    (loaded) => loaded.ThirdParties,
  ),
)

/**
 * Asks visitors who have not chosen yet, and loads the third parties that were agreed to. The banner is in the server's
 * HTML, where the inline script of document.html shows or hides it; without script nobody is asked.
 */
export function Consent({ aboveTabs }: { aboveTabs: boolean }) {
  const parties = useThirdParties()
  const { status, allowed } = useConsent(parties)
  const isOpen = useSettingsOpen()
  const [landing] = useState(() => (typeof location === 'undefined' ? '' : location.search))
  const allowedParties = parties.filter((party) => allowed.includes(categoryOf(party)))
  const mayRemember = allowed.includes('marketing')

  useEffect(() => {
    if (status !== 'loading' && !mayRemember) forgetReferral()
  }, [status, mayRemember])

  if (parties.length === 0) return null
  return (
    <ReportingErrorBoundary fallback={null}>
      {/* A Suspense boundary each, so that what is shown stays while the next is loading. */}
      <ConsentQuestion parties={parties} aboveTabs={aboveTabs} />
      <Suspense>{isOpen && <ConsentSettings parties={parties} allowed={allowed} />}</Suspense>
      <Suspense>
        {allowedParties.length > 0 && <ThirdParties parties={allowedParties} landing={landing} aboveTabs={aboveTabs} />}
      </Suspense>
    </ReportingErrorBoundary>
  )
}

type Question = { parties: PageThirdParty[]; aboveTabs: boolean }

/** Memoized: an update before hydration would make React discard the server's HTML of this Suspense boundary. */
const ConsentQuestion = memo((question: Question) => (
  <Suspense>
    <UnlessAnswered {...question} />
  </Suspense>
))

function UnlessAnswered(question: Question) {
  const { status } = useConsent(question.parties)
  if (status === 'stored') return null
  // The server's HTML has the banner, hidden if it was answered: keeping that HTML avoids loading the banner's code.
  if (status === 'loading' && hasAnswered(question.parties)) return <ServerContent />
  return (
    <div>
      <ConsentBanner {...question} />
    </div>
  )
}
