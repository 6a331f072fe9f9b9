import { useTranslation } from '@kinora/i18n'
import { Button, Icon } from '@kinora/ui'
import { useEffect, useRef } from 'react'
import styles from './ContactForm.module.css'

/** The confirmation that replaces the form once the message was sent. */
export function SentMessage({ to, onAnother }: { to: string; onAnother: () => void }) {
  const { t } = useTranslation('mfe-marketing')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.form} aria-labelledby="sent">
      <h2 id="sent" ref={heading} tabIndex={-1} className={styles.sent}>
        <Icon name="circle-check" />
        {t('contact.sentTitle')}
      </h2>
      <p>{t('contact.sent', { email: to })}</p>
      <Button onClick={onAnother}>{t('contact.another')}</Button>
    </section>
  )
}
