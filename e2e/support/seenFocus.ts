import type { Page } from '@playwright/test'

/** Collects what is wrong at each stop of Tab: a page wider than the screen, or a focused control that is not seen. */
export async function seenFocus(page: Page) {
  await page.addInitScript(() => {
    const problems: string[] = JSON.parse(sessionStorage.getItem('problems') ?? '[]') as string[]
    const start = (element: Element | null | undefined) => element?.outerHTML.slice(0, 120)
    /** What lies over the middle of a control, if it is not the control's own. */
    const coverOf = (control: Element) => {
      const [box] = control.getClientRects()
      const hit = box && document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
      return hit && (control.contains(hit) || hit.closest('label')?.control === control)
        ? null
        : (start(hit) ?? 'the edge of the screen')
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
