/** One line of a table: of an order, for instance. With `url`, the value is a link. */
export type Fact = { label: string; value: string; url?: string }

/** The texts of one mail, in order. */
export type MailWords = {
  subject: string
  title: string
  body: string
  facts?: Fact[]
  button: string
  url: string
  action: string
  note: string
  footer: string
  /** A picture of ours above the title, 16:10. */
  picture?: { url: string; alternativeText: string }
  /** The Reply-To address, if it is not ours. */
  replyTo?: string
}
