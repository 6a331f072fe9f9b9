import { useState } from 'react'
import { MessageForm } from './MessageForm.tsx'
import { SentMessage } from './SentMessage.tsx'

/** The contact form, replaced by a confirmation once a message was sent. Each further message gets a new form. */
export function ContactForm() {
  const [sentTo, setSentTo] = useState<string>()
  return sentTo === undefined ? (
    <MessageForm onSent={setSentTo} />
  ) : (
    <SentMessage to={sentTo} onAnother={() => setSentTo(undefined)} />
  )
}
