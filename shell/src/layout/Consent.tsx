import type { PageThirdParty } from '@kinora/contracts'
import { ServerContent } from '@kinora/ui'
import { lazy, memo, Suspense, useEffect, useState, type ComponentType } from 'react'
import { categoryOf } from '../features/consent/categories.ts'
import { hasAnswered, useConsent } from '../features/consent/consentStore.ts'
// The question is in the served page, before its code: its style belongs to the page's own.
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
 * Asks visitors who have not chosen yet, and loads the third parties that were agreed to. The question is part of the
 * served page, where the document's first script shows or hides it; without script nobody is asked.
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
      {/* Each waits for itself: what is there already stays while the next is on its way. */}
      <ConsentQuestion parties={parties} aboveTabs={aboveTabs} />
      <Suspense>{isOpen && <ConsentSettings parties={parties} allowed={allowed} />}</Suspense>
      <Suspense>
        {allowedParties.length > 0 && <ThirdParties parties={allowedParties} landing={landing} aboveTabs={aboveTabs} />}
      </Suspense>
    </ReportingErrorBoundary>
  )
}

type Question = { parties: PageThirdParty[]; aboveTabs: boolean }

/** Apart from what changes around it: React would draw anew a part of the served page whose code has not come yet. */
const ConsentQuestion = memo((question: Question) => (
  <Suspense>
    <UnlessAnswered {...question} />
  </Suspense>
))

function UnlessAnswered(question: Question) {
  const { status } = useConsent(question.parties)
  if (status === 'stored') return null
  // The served page holds the question, hidden from whoever has answered: its code is not needed to take it away.
  if (status === 'loading' && hasAnswered(question.parties)) return <ServerContent />
  return (
    <div>
      <ConsentBanner {...question} />
    </div>
  )
}
