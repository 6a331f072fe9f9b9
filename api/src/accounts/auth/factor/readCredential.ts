/** What a passkey has answered, as it comes in a form; undefined if it is no object. */
export function readCredential(text: unknown): object | undefined {
  if (typeof text !== 'string') return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}
