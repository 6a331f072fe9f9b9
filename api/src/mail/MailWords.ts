/** What one mail says, in order. */
export type MailWords = {
  subject: string
  title: string
  body: string
  button: string
  url: string
  action: string
  note: string
  footer: string
  /** Whom an answer goes to, where it is not us. */
  replyTo?: string
}
