/** One step of the breadcrumbs. The last is the current page. */
export type Crumb = { path: string; label: string }

/**
 * The steps of a path (docs/specification.md, section 2, "Shell"): one for each segment, without numeric ones;
 * `lastTitle` replaces the last label, and null removes the last step.
 */
export function crumbsOf(path: string, labelOf: (segment: string) => string, lastTitle?: string | null): Crumb[] {
  const segments = path.split('/').filter(Boolean)
  return segments.flatMap((segment, index) => {
    const own = index === segments.length - 1 ? lastTitle : undefined
    if (own === null || (own === undefined && /^\d+$/.test(segment))) return []
    return [{ path: `/${segments.slice(0, index + 1).join('/')}`, label: own ?? labelOf(segment) }]
  })
}
