/** The number of the page in a query such as `?page=2`; 1 where it is missing or invalid. */
export function readPage(search: string): number {
  const page = new URLSearchParams(search).get('page') ?? ''
  return /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1
}
