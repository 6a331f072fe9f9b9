/** The attributes by which the rules of jsdom's own style sheet choose what is displayed. */
const CHOSEN_BY = ['hidden', 'open', 'type', 'popover']

const compute = window.getComputedStyle.bind(window)
const known = new Map<string, CSSStyleDeclaration>()

// Queries by role ask for the styles of all elements, each time, and jsdom goes through all its rules for each. Without
// a style sheet of the page, elements that are alike, in parents that are alike, have the same style.
window.getComputedStyle = (element, pseudo) => {
  const shape = pseudo || document.styleSheets.length > 0 ? undefined : shapeOf(element)
  if (shape === undefined) return compute(element, pseudo)
  const style = known.get(shape) ?? compute(element)
  known.set(shape, style)
  return style
}

/**
 * What the style of an element of the document depends on; undefined if it, or what it is in, has a style of its own.
 * The document itself has only variables.
 */
function shapeOf(element: Element): string | undefined {
  let shape = ''
  let place: Element | null = element
  for (; place && place !== document.documentElement; place = place.parentElement) {
    if (place.hasAttribute('style')) return undefined
    shape += `${place.localName} ${CHOSEN_BY.map((name) => place?.getAttribute(name) ?? '-').join(' ')}, `
  }
  return place ? shape : undefined
}
