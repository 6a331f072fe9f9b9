import type { Page } from '@playwright/test'

/** Texts and controls that lie outside of the page, that have to be scrolled to sideways, or that their box cuts off. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const isSeen = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('script, style, noscript')
    /** Of what only screen readers get. */
    const isTiny = (element: Element | null): boolean => {
      if (!element) return false
      const { width, height } = element.getBoundingClientRect()
      return (
        ((width < 2 || height < 2) && getComputedStyle(element).overflow !== 'visible') || isTiny(element.parentElement)
      )
    }
    const nameOf = (element: Element) => `${element.localName} "${element.textContent.trim().slice(0, 60)}"`
    const placesOf = (element: Element) =>
      [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || node.textContent!.trim() === '') return []
        const range = document.createRange()
        range.selectNode(node)
        return [...range.getClientRects()]
      })
    return [...document.body.querySelectorAll('*')].filter(isSeen).flatMap((element) => {
      const { overflowX, overflowY, webkitLineClamp } = getComputedStyle(element)
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
      const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element
      const isControl = element.matches('a, button, input, select, textarea, summary')
      const places = isControl ? [...element.getClientRects()] : placesOf(element)
      const isOutside = places.some(({ left, right, width: wide }) => wide > 2 && (left < -1 || right > width + 1))
      const isCut =
        element.textContent.trim() !== '' &&
        webkitLineClamp === 'none' &&
        ((hides(overflowX) && scrollWidth > clientWidth + 1) || (hides(overflowY) && scrollHeight > clientHeight + 1))
      if ((!isOutside && !isCut) || isTiny(element)) return []
      return [`${nameOf(element)} is ${isOutside ? 'outside' : 'cut off'}`]
    })
  })
