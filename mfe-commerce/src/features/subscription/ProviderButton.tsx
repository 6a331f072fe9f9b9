import { useProblemWords } from '@kinora/forms'
import { problemOf, type CallProblem } from '@kinora/http'
import { useTranslation } from '@kinora/i18n'
import { Button, joinClasses, VisuallyHidden } from '@kinora/ui'
import { useState } from 'react'
import { Notice } from './Notice.tsx'
import styles from './ProviderButton.module.css'

type Props = {
  label: string
  /** While the address is asked for, and for a browser that opens no tab by itself. */
  words: { opening: string; blocked: string }
  /** Asks for the address of the page. */
  ask: () => Promise<{ data?: string; error?: unknown }>
  variant?: 'primary' | 'secondary' | undefined
  wide?: boolean | undefined
}

/** Opens a page of the payment provider in a new tab. */
export function ProviderButton({ label, words, ask, variant = 'secondary', wide = false }: Props) {
  const { t } = useTranslation('mfe-commerce')
  const problemWords = useProblemWords('mfe-commerce', 'plans.problem')
  const [isOpening, setOpening] = useState(false)
  const [problem, setProblem] = useState<CallProblem>()
  const [blocked, setBlocked] = useState<string>()

  async function open() {
    if (isOpening) return
    setOpening(true)
    setProblem(undefined)
    setBlocked(undefined)
    // A tab that opens later than the press would count as a pop-up.
    const tab = window.open('', '_blank')
    if (tab) say(tab, words.opening)
    const { data: url, error } = await ask()
    setOpening(false)
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
        aria-disabled={isOpening || undefined}
        onClick={() => void open()}
      >
        {label}
        <VisuallyHidden>{t('newTab')}</VisuallyHidden>
      </Button>
      <div role="status" className={styles.outcome}>
        {isOpening && <VisuallyHidden>{words.opening}</VisuallyHidden>}
        {problem && <Notice tone="problem">{problemWords(problem)}</Notice>}
        {blocked && (
          <Notice tone="info">
            <a href={blocked} target="_blank" rel="noopener">
              {words.blocked}
              <VisuallyHidden>{t('newTab')}</VisuallyHidden>
            </a>
          </Notice>
        )}
      </div>
    </div>
  )
}

/** Words for the tab until the page is there. */
function say({ document }: Window, words: string) {
  document.title = words
  document.body.textContent = words
}
