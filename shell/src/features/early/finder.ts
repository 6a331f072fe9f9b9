const PLACES = 'header, main, footer, nav, form'

/**
 * Finds a control later: itself, or what has replaced it. That is the control with its id, or else the one with its name
 * at the same place among its likes.
 */
export function finder(control: HTMLElement): () => HTMLElement | undefined {
  const { id, localName } = control
  const [place, name] = [placeOf(control), nameOf(control)]
  const likes = () =>
    [...document.querySelectorAll<HTMLElement>(localName)].filter(
      (like) => nameOf(like) === name && placeOf(like) === place,
    )
  const index = likes().indexOf(control)

  return () => {
    if (control.isConnected) return control
    const named = id ? document.getElementById(id) : null
    return named?.localName === localName && nameOf(named) === name ? named : likes()[index]
  }
}

const placeOf = (control: Element) => control.parentElement?.closest(PLACES)?.localName

const nameOf = (control: Element) =>
  control.getAttribute('aria-label') ?? (control.getAttribute('name') || control.textContent.trim())
