/** What one remote draws in one place. Positions are those of the whole document, in CSS pixels. */
export type DrawnPart = { remote: string; kind: string; left: number; top: number; width: number; height: number }

/** What React keeps of a component: the part that matters here. */
type Fiber = { return: Fiber | null; memoizedProps: Record<string, unknown> | null }
type Part = { remote: string; kind: string }

/**
 * Where on the page each remote draws: the boxes of the outermost elements of each `RemotePart`, as React's own notes on
 * elements say it. A mark in the markup would change the layout of pages. Nothing is found in what was not hydrated yet.
 */
export function partsOnPage(): DrawnPart[] {
  const parts = new Map<Element, Part | undefined>()
  const partOf = (element: Element | null) => (element ? (parts.get(element) ?? undefined) : undefined)
  const drawn: DrawnPart[] = []
  // A parent comes before its children.
  for (const element of document.body.querySelectorAll('*')) {
    const part = ownPart(element) ?? partOf(element.parentElement)
    parts.set(element, part)
    if (!part || part === partOf(element.parentElement)) continue
    const { left, top, width, height } = element.getBoundingClientRect()
    if (width > 0 && height > 0) drawn.push({ ...part, left: left + scrollX, top: top + scrollY, width, height })
  }
  return drawn
}

/** The part that an element's component belongs to; the same object for all elements of a part. */
function ownPart(element: Element): Part | undefined {
  const key = Object.keys(element).find((name) => name.startsWith('__reactFiber$'))
  let fiber = key ? (element as unknown as Record<string, Fiber | null>)[key] : null
  for (; fiber; fiber = fiber.return) {
    const { remote, kind, component } = fiber.memoizedProps ?? {}
    if (typeof remote === 'string' && typeof kind === 'string' && typeof component === 'function')
      return fiber.memoizedProps as Part
  }
  return undefined
}
