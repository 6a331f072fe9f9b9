import type { Locator, Page } from '@playwright/test'

const PT_PER_PX = 72 / 96

/** How many pages the page has on paper. It is shown as on paper from then on. */
export async function sheetsOf(page: Page, format: 'A4' | 'A5' = 'A4'): Promise<number> {
  await page.emulateMedia({ media: 'print' })
  const pdf = (await page.pdf({ format })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** The size of the smallest printed letters, in points. */
export const smallestType = (part: Locator): Promise<number> =>
  part.evaluate((root, factor) => {
    const isPrinted = (element: Element) =>
      element.checkVisibility() &&
      element.getBoundingClientRect().width > 1 &&
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    const sizes = [...root.querySelectorAll('*')].filter(isPrinted).map((element) => getComputedStyle(element).fontSize)
    return Math.min(...sizes.map((size) => parseFloat(size) * factor))
  }, PT_PER_PX)
