import { provides, usePage } from '../page.tsx'

/** Tells whether a release of the live set provides the page at a path: only then may anything lead there. */
export function useIsProvided(): (path: string) => boolean {
  const page = usePage()
  return (path) => provides(page, path)
}
