/**
 * Functions that a browser runs in a page, to follow the focus along it. Their sources are sent to the page, so each
 * uses only what is inside of it.
 */
declare global {
  interface Window {
    /** All that Tab should reach, in the order of the document. */
    expectedStops: HTMLElement[]
    /** What had the focus after each press of Tab. */
    stops: (Element | null)[]
  }
}

/**
 * Puts the focus on the first control and records where it goes. Returns how often Tab is pressed at most until the
 * last one.
 */
export function beginWalk(): number {
  const controls =
    'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, summary, ' +
    'video[controls], [tabindex="0"]'
  const isTabStop = (control: HTMLElement) =>
    control.tabIndex >= 0 && !control.closest('[inert]') && control.checkVisibility({ visibilityProperty: true })
  const groups = new Map<string, HTMLInputElement>()
  const all = [...document.querySelectorAll<HTMLElement>(controls)].filter(isTabStop)
  const radios = all.filter((control): control is HTMLInputElement => control.matches('input[type=radio]'))
  for (const radio of radios) if (radio.checked || !groups.has(radio.name)) groups.set(radio.name, radio)
  const first = window.stops === undefined
  window.expectedStops = all.filter(
    (control) =>
      !radios.includes(control as HTMLInputElement) || groups.get((control as HTMLInputElement).name) === control,
  )
  window.stops = [window.expectedStops[0] ?? null]
  if (first)
    document.addEventListener('keyup', ({ key }) => {
      if (key === 'Tab') window.stops.push(document.activeElement)
    })
  window.expectedStops[0]?.focus()
  // Tab also stops at the day, the month, the year and the calendar of a date.
  const dates = window.expectedStops.filter((control) => control.matches('input[type=date]'))
  return window.expectedStops.length - 1 + 3 * dates.length
}

/** What is wrong with the walk: focus that was lost, stops that were left out, added, out of order, or not seen. */
export function problemsOfWalk(): string[] {
  const { stops, expectedStops } = window
  const nameOf = (element: Element) => element.outerHTML.replace(/\s+/g, ' ').slice(0, 120)
  /** Chromium and Firefox also stop at what scrolls. */
  const scrolls = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) =>
    scrollWidth > clientWidth || scrollHeight > clientHeight
  const isSeen = (control: HTMLElement) => {
    control.focus()
    // In a window that is not active Firefox draws nothing as focused, and what is only seen with the focus stays hidden.
    if (document.activeElement === control && !control.matches(':focus')) return true
    control.scrollIntoView({ block: 'center', behavior: 'instant' })
    const [box] = control.getClientRects()
    if (!box || box.width < 2 || box.height < 2) return false
    const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
    return hit !== null && (control.contains(hit) || hit.closest('label')?.control === control)
  }
  const problems: string[] = []
  const last = stops.indexOf(expectedStops.at(-1)!)
  const walked = last < 0 ? stops : stops.slice(0, last + 1)
  const controlStops = walked.filter((stop, index) => {
    if (stop?.matches('input[type=date]') && stop === walked[index - 1]) return false
    if (stop === null || stop === document.body)
      problems.push(`lost after ${nameOf(walked[index - 1] ?? document.body)}`)
    else if (expectedStops.includes(stop as HTMLElement)) return true
    else if (!scrolls(stop)) problems.push(`also stops at ${nameOf(stop)}`)
    return false
  })
  expectedStops.forEach((control, index) => {
    if (controlStops[index] !== control) problems.push(`at ${index}: not ${nameOf(control)}`)
    if (!isSeen(control)) problems.push(`not seen: ${nameOf(control)}`)
  })
  return problems
}
