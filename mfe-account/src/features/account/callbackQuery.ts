/** The callback URL of a page's query, which sign-in and sign-up pass to each other. */
export function callbackQuery(query: URLSearchParams): { callbackUrl?: string } {
  const callbackUrl = query.get('callbackUrl')
  return callbackUrl === null ? {} : { callbackUrl }
}
