/**
 * What is set in the provider's Dashboard and nobody can ask for by its API: where, and what to choose. docs/payments.md
 * says why.
 */
export const SWITCHES = [
  'Billing > Revenue recovery > Retries: at most 7 days of tries, then cancel the subscription',
  'Billing > Subscriptions and emails: no e-mails to customers about renewals, failed payments, cards and trials',
  'Settings > Customer emails: none about successful payments and refunds',
  'Settings > Business: name, address and NIP, which are on every invoice; Settings > Branding',
]
