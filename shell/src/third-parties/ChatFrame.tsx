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
    const close = partyFrame(party, {
      locale,
      title: t('chat.title'),
      onSaid: ({ event }) => {
        if (event === 'failed') return give()
        clearTimeout(timer)
        setState('ready')
      },
    }).open(place.current!)
    return () => {
      clearTimeout(timer)
      close()
    }
  }, [party, locale, t, attempt])

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
