import type { PageThirdParty } from '@kinora/contracts'
import { useLocale, useTranslation } from '@kinora/i18n'
import { Button, Icon, joinClasses, Skeleton } from '@kinora/ui'
import { useEffect, useRef, useState } from 'react'
import { partyFrame } from './partyFrame.ts'
import styles from './Chat.module.css'

/** A chat that has not come by then was most likely held back in the browser. */
const READY_WITHIN_MS = 5_000

/** The talk itself. One that does not come says why (specification, section 8). */
export function ChatFrame({ party }: { party: PageThirdParty }) {
  const { t } = useTranslation('consent')
  const locale = useLocale()
  const title = t('chat.title')
  const place = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'waiting' | 'ready' | 'blocked'>('waiting')

  useEffect(() => {
    const give = () => {
      clearTimeout(timer)
      close()
      setState('blocked')
    }
    const timer = setTimeout(give, READY_WITHIN_MS)
    const onSaid = () => {
      // What fails later is the firm's own affair: the talk is there.
      if (!frame.isReady()) return give()
      clearTimeout(timer)
      setState('ready')
    }
    const frame = partyFrame(party, { locale, title, onSaid })
    const close = frame.open(place.current!)
    return () => {
      clearTimeout(timer)
      close()
    }
  }, [party, locale, title, attempt])

  const retry = () => {
    setState('waiting')
    setAttempt(attempt + 1)
  }
  return (
    <>
      <div role="status">
        {state === 'waiting' && t('chat.waiting')}
        {state === 'blocked' && (
          <p className={styles.blocked}>
            <Icon name="info" />
            {t('chat.blocked')}
          </p>
        )}
      </div>
      {state === 'waiting' && (
        <div className={styles.skeleton}>
          <Skeleton shape="block" />
        </div>
      )}
      {state === 'blocked' && <Button onClick={retry}>{t('chat.retry')}</Button>}
      <div ref={place} className={joinClasses(styles.place, state !== 'ready' && styles.unseen)} />
    </>
  )
}
