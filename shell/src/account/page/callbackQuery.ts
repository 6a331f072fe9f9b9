/** What a page hands on of its query, so that the way back is not lost between sign-in and sign-up. */
export function callbackQuery(query: URLSearchParams): { callbackUrl?: string } {
  const callbackUrl = query.get('callbackUrl')
  return callbackUrl === null ? {} : { callbackUrl }
}
