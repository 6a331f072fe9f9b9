import type { PageThirdParty } from '@kinora/contracts'
import { useLocale, useTranslation } from '@kinora/i18n'
import { Button, Icon, joinClasses, Skeleton } from '@kinora/ui'
import { useEffect, useRef, useState } from 'react'
import { thirdPartyFrame } from './thirdPartyFrame.ts'
import styles from './Chat.module.css'

/** A chat that is not ready by then was most likely blocked in the browser. */
const READY_WITHIN_MS = 5_000

/** The chat itself. If it does not load, a message says that it was probably blocked. */
export function ChatFrame({ party }: { party: PageThirdParty }) {
  const { t } = useTranslation('consent')
  const locale = useLocale()
  const title = t('chat.title')
  const place = useRef<HTMLDivElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'waiting' | 'ready' | 'blocked'>('waiting')

  useEffect(() => {
    const giveUp = () => {
      clearTimeout(timer)
      close()
      setState('blocked')
    }
    const timer = setTimeout(giveUp, READY_WITHIN_MS)
    const onMessage = () => {
      // A later failure is shown by the chat itself.
      if (!frame.isReady()) return giveUp()
      clearTimeout(timer)
      setState('ready')
    }
    const frame = thirdPartyFrame(party, { locale, title, onMessage })
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
