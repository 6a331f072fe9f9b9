import type { Locator, Page } from '@playwright/test'

const PT_PER_PX = 72 / 96

/** What must be on one sheet: items of lists, rows of tables, pictures. */
const WHOLE = /\/S \/(LI|TR|Figure)\b/

type Paper = {
  sheets: number
  /** Sheets with nothing on them. */
  empty: number
  /** How many of what must be on one sheet are on two. */
  torn: number
  /** What a browser names the file by. */
  title: string
}

/** The page on paper, read from a tagged PDF (ISO 32000-1, 14.7). It is shown as on paper from then on. */
export async function printed(page: Page, format: 'A4' | 'A5' = 'A4'): Promise<Paper> {
  await page.emulateMedia({ media: 'print' })
  const pdf = (await page.pdf({ format, tagged: true })).toString('latin1')
  const objects = new Map(
    pdf.split('\nendobj').flatMap((object) => {
      const [, id, text] = /\n(\d+) 0 obj\n(<<.*>>)$/s.exec(object) ?? []
      return id && text ? [[id, text]] : []
    }),
  )
  const elements = [...objects].filter(([, text]) => text.includes('/Type /StructElem'))

  /** The sheets that an element of the structure and all in it are on. */
  const sheetsOfElement = (text: string): string[] => [
    ...[...text.matchAll(/\/Pg (\d+) 0 R/g)].map(([, sheet]) => sheet!),
    ...[...text.replace(/\/(Pg|P|Obj) \d+ 0 R/g, '').matchAll(/(\d+) 0 R/g)].flatMap(([, id]) =>
      sheetsOfElement(objects.get(id!) ?? ''),
    ),
  ]
  const sheets = [...objects].filter(([, text]) => /\/Type\s*\/Page\b/.test(text)).map(([id]) => id)
  if (sheets.length === 0 || elements.length === 0) throw new Error('This PDF is not packed as it is read here')
  const filled = new Set(elements.flatMap(([, text]) => sheetsOfElement(text)))
  const [, title = ''] = /\/Title <FEFF([\dA-F]+)>/.exec(pdf) ?? []
  return {
    sheets: sheets.length,
    empty: sheets.filter((id) => !filled.has(id)).length,
    torn: elements.filter(([, text]) => WHOLE.test(text) && new Set(sheetsOfElement(text)).size > 1).length,
    title: Buffer.from(title, 'hex').swap16().toString('utf16le'),
  }
}

/** How many sheets of paper the page has. It is shown as on paper from then on. */
export const sheetsOf = async (page: Page, format?: 'A4' | 'A5'): Promise<number> =>
  (await printed(page, format)).sheets

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
