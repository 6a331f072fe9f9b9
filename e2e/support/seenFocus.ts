import type { Page } from '@playwright/test'

/** Collects what is wrong at each stop of Tab: a page wider than the screen, or a focused control that is not seen. */
export async function seenFocus(page: Page) {
  await page.addInitScript(() => {
    const problems: string[] = JSON.parse(sessionStorage.getItem('problems') ?? '[]') as string[]
    const start = (element: Element | null | undefined) => element?.outerHTML.slice(0, 120)
    /** What lies over a control, if it is not the control's own: over its middle, or all along one as high as a page. */
    const coverOf = (control: Element) => {
      const [box] = control.getClientRects()
      if (!box) return 'nothing: it has no size'
      const covers = (box.height > innerHeight / 2 ? [0.1, 0.3, 0.5, 0.7, 0.9] : [0.5]).map((share) => {
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height * share)
        return hit && (control.contains(hit) || hit.closest('label')?.control === control)
          ? null
          : (start(hit) ?? 'the edge of the screen')
      })
      return covers.includes(null) ? null : covers[0]
    }
    document.addEventListener('keyup', ({ key }) => {
      const control = document.activeElement
      if (key !== 'Tab' || !control || control === document.body) return
      const { scrollWidth } = document.documentElement
      if (scrollWidth > innerWidth) problems.push(`${location.pathname} is ${scrollWidth} px wide`)
      // After the page has scrolled.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          const cover = document.activeElement === control && coverOf(control)
          if (cover) problems.push(`${location.pathname}: ${start(control)} is under ${cover}`)
          sessionStorage.setItem('problems', JSON.stringify(problems))
        }),
      )
    })
  })
  return {
    problems: () => page.evaluate(() => JSON.parse(sessionStorage.getItem('problems') ?? '[]') as string[]),
  }
}
