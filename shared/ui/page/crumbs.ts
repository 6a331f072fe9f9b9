/** A step of the way from home to here. The last one shown is where the reader is. */
export type Crumb = { path: string; label: string }

/**
 * The steps of a path (docs/specification.md, section 2, "Shell"): one for each segment, numeric ones skipped; the last
 * may take a title of its own, and a null title removes it.
 */
export function crumbsOf(path: string, labelOf: (segment: string) => string, lastTitle?: string | null): Crumb[] {
  const segments = path.split('/').filter(Boolean)
  return segments.flatMap((segment, index) => {
    const own = index === segments.length - 1 ? lastTitle : undefined
    if (own === null || (own === undefined && /^\d+$/.test(segment))) return []
    return [{ path: `/${segments.slice(0, index + 1).join('/')}`, label: own ?? labelOf(segment) }]
  })
}
