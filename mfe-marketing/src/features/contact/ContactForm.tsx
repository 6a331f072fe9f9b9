import { useTranslation } from '@kinora/i18n'
import { Button, Icon } from '@kinora/ui'
import { useState, useEffect, useRef } from 'react'
import styles from './ContactForm.module.css'
import { MessageForm } from './MessageForm.tsx'

/** The contact form, replaced by a confirmation once a message was sent. Each further message gets a new form. */
export function ContactForm() {
  const [sentTo, setSentTo] = useState<string>()
  return sentTo === undefined ? (
    <MessageForm onSent={setSentTo} />
  ) : (
    <SentMessage to={sentTo} onAnother={() => setSentTo(undefined)} />
  )
}

/** The confirmation that replaces the form once the message was sent. */
function SentMessage({ to, onAnother }: { to: string; onAnother: () => void }) {
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
