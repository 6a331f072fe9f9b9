import { useState } from 'react'
import { MessageForm } from './MessageForm.tsx'
import { SentMessage } from './SentMessage.tsx'

/** Messages to us, one after another: each has a form of its own. */
export function ContactForm() {
  const [sentTo, setSentTo] = useState<string>()
  return sentTo === undefined ? (
    <MessageForm onSent={setSentTo} />
  ) : (
    <SentMessage to={sentTo} onAnother={() => setSentTo(undefined)} />
  )
}
