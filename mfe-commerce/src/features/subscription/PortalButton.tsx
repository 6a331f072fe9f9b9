import { useProblemWords } from '@kinora/forms'
import { problemOf, type CallProblem } from '@kinora/http'
import { useLocale, useTranslation } from '@kinora/i18n'
import { localePath, paths } from '@kinora/paths'
import { Button, joinClasses, useSite, VisuallyHidden } from '@kinora/ui'
import { useState } from 'react'
import { Notice } from './Notice.tsx'
import styles from './PortalButton.module.css'
import { useCommerceOpenPortalMutation } from './subscriptionApi.ts'

type Props = { label: string; variant?: 'primary' | 'secondary'; wide?: boolean }

/** Opens the payment provider's portal in a new tab. */
export function PortalButton({ label, variant = 'secondary', wide = false }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const words = useProblemWords('mfe-commerce', 'plans.problem')
  const locale = useLocale()
  const { origin } = useSite()
  const [openPortal, { isLoading }] = useCommerceOpenPortalMutation()
  const [problem, setProblem] = useState<CallProblem>()
  const [blocked, setBlocked] = useState<string>()

  async function open() {
    if (isLoading) return
    setProblem(undefined)
    setBlocked(undefined)
    // A tab that opens later than the press would count as a pop-up.
    const tab = window.open('', '_blank')
    if (tab) say(tab, t('plans.portal.opening'))
    const { data: url, error } = await openPortal(origin + localePath(locale, paths.subscription()))
    if (url === undefined) {
      tab?.close()
      return setProblem(problemOf(error))
    }
    if (!tab) return setBlocked(url)
    tab.opener = null
    tab.location.replace(url)
  }

  return (
    <div className={joinClasses(styles.place, wide && styles.wide)}>
      <Button
        variant={variant}
        iconAfter="external-link"
        aria-disabled={isLoading || undefined}
        onClick={() => void open()}
      >
        {label}
        <VisuallyHidden>{t('newTab')}</VisuallyHidden>
      </Button>
      <div role="status" className={styles.outcome}>
        {isLoading && <VisuallyHidden>{t('plans.portal.opening')}</VisuallyHidden>}
        {problem && <Notice tone="problem">{words(problem)}</Notice>}
        {blocked && (
          <Notice tone="info">
            <a href={blocked} target="_blank" rel="noopener">
              {t('plans.portal.blocked')}
              <VisuallyHidden>{t('newTab')}</VisuallyHidden>
            </a>
          </Notice>
        )}
      </div>
    </div>
  )
}

/** Words for the tab until the portal is there. */
function say({ document }: Window, words: string) {
  document.title = words
  document.body.textContent = words
}
