import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { markupErrors } from '../../../e2e/support/checkMarkup.ts'
import type { Tools } from './Tools.ts'

/** The public pages by their address, as they are served. */
export async function fetchPages(origin: string): Promise<Map<string, string>> {
  const read = async (address: string) => {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
    return answer.text()
  }
  const sitemap = await read(`${origin}/sitemap.xml`)
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!)
  if (addresses.length === 0) throw new Error('The sitemap is empty')
  const pages = new Map<string, string>()
  for (const address of addresses) pages.set(address, await read(address))
  return pages
}

export const askNu = (pages: Map<string, string>): Promise<string[]> => markupErrors(pages)

const attributeOf = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'g')

/** Links of our own that lead nowhere, to an error, or to a part of a page that does not exist. */
export async function followLinks(pages: Map<string, string>, origin: string): Promise<string[]> {
  const known = new Map<string, string | number>(pages)
  const targetOf = async (address: string): Promise<string | number> => {
    const found = known.get(address)
    if (found !== undefined) return found
    const answer = await fetch(address)
    known.set(address, answer.ok ? await answer.text() : answer.status)
    return targetOf(address)
  }
  const problems = new Set<string>()
  for (const [address, html] of pages)
    for (const [, link] of html.matchAll(attributeOf('(?:href|src)'))) {
      const { href, hash, protocol, origin: to } = new URL(link!.replaceAll('&amp;', '&'), address)
      if (!protocol.startsWith('http') || to !== origin) continue
      const target = await targetOf(href.slice(0, href.length - hash.length))
      if (typeof target === 'number') problems.add(`${link} on ${address}: ${target}`)
      else if (hash.length > 1 && !target.includes(` id="${decodeURIComponent(hash.slice(1))}"`))
        problems.add(`${link} on ${address}: nothing has this id`)
    }
  return [...problems]
}

const CATEGORIES = ['accessibility', 'best-practices', 'seo']

type Report = {
  categories: Record<string, { auditRefs: { id: string }[] }>
  audits: Record<string, { score: number | null; scoreDisplayMode: string; title: string }>
}

/** What Lighthouse finds on these pages, in what it does not time. */
export async function askLighthouse({ folder, run }: Tools, addresses: string[], chromium: string): Promise<string[]> {
  const problems: string[] = []
  for (const address of addresses) {
    const file = join(folder, 'lighthouse.json')
    await rm(file, { force: true })
    await run(
      'lighthouse/cli/index.js',
      [
        address,
        `--only-categories=${CATEGORIES.join()}`,
        '--output=json',
        `--output-path=${file}`,
        '--chrome-flags=--headless --no-sandbox',
        '--quiet',
      ],
      { CHROME_PATH: chromium },
    )
    const { categories, audits } = JSON.parse(await readFile(file, 'utf8')) as Report
    for (const { id } of Object.values(categories).flatMap(({ auditRefs }) => auditRefs)) {
      const { score, scoreDisplayMode, title } = audits[id]!
      if (scoreDisplayMode === 'error' || (score !== null && score < 1)) problems.push(`${id}: ${title} on ${address}`)
    }
  }
  return problems
}
