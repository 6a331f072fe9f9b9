/** `anna.nowak@example.com` is `a•••@e•••.com`: enough to recognise one's own address. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@')
  const first = (text: string) => [...text][0] ?? ''
  return `${first(local)}•••@${first(domain)}•••.${domain.split('.').at(-1)}`
}
