/** The part that an address asks for: `?page=2`. Whatever is no number of a part is the first. */
export function readPage(search: string): number {
  const asked = new URLSearchParams(search).get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(asked) ? Number(asked) : 1
}
