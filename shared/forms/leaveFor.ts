/**
 * Goes to a page elsewhere, such as a payment provider's. Resolves when somebody comes back to this page and finds it as
 * it was, because the browser kept it (back/forward cache): until then a form is busy.
 */
export async function leaveFor(url: string): Promise<void> {
  location.assign(url)
  await new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }))
}
