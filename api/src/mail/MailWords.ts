/** The texts of one mail, in order. */
export type MailWords = {
  subject: string
  title: string
  body: string
  button: string
  url: string
  action: string
  note: string
  footer: string
  /** The Reply-To address, if it is not ours. */
  replyTo?: string
}
