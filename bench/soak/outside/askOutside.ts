import { chromium } from '@playwright/test'
import { openSmtp } from '../../../api/testing/messages/smtpServer.ts'
import { hasJava } from '../../../e2e/support/checkMarkup.ts'
import { findChromium } from '../../../tools/checks/findChromium.ts'
import { startProduct } from '../../../tools/product/startProduct.ts'
import { table, whole } from '../../table.ts'
import type { Outcome } from '../Part.ts'
import accepted from './accepted.json' with { type: 'json' }
import { askHls, askShaka } from './playFilm.ts'
import { askRedocly, askSpectral, fetchDocument } from './readApi.ts'
import { askIcal, askMailparser } from './readLetters.ts'
import { fetchTools } from './Tools.ts'
import { askLighthouse, askNu, fetchPages, followLinks } from './visitPages.ts'

/** Their own kinds of page, each once. */
const LOOKED_AT = [
  '/',
  '/en/programs',
  '/programs/1',
  '/subscription',
  '/en/contact',
  '/auth/sign-up',
  '/privacy-policy',
]

/** Asks tools that other people wrote about the built product, and prints what each found. */
export async function askOutside(): Promise<Outcome> {
  const [tools, { path }, smtp] = [await fetchTools(), await findChromium(), await openSmtp()]
  const product = await startProduct({ SMTP_URL: smtp.url })
  const browser = await chromium.launch({
    executablePath: path,
    args: ['--no-sandbox', '--autoplay-policy=no-user-gesture-required'],
  })
  try {
    const { origin } = product
    const [page, document, pages] = [
      await browser.newPage({ bypassCSP: true }),
      await fetchDocument(tools, origin),
      await fetchPages(origin),
    ]
    const asked: Record<string, () => Promise<string[]>> = {
      Redocly: () => askRedocly(tools, document),
      Spectral: () => askSpectral(tools, document),
      ...((await hasJava()) && { 'Nu HTML checker': () => askNu(pages) }),
      links: () => followLinks(pages, origin),
      Lighthouse: () =>
        askLighthouse(
          tools,
          LOOKED_AT.map((address) => origin + address),
          path,
        ),
      'hls.js': () => askHls(page, product, tools),
      'shaka-player': () => askShaka(page, product, tools),
      'ical.js': () => askIcal(product, tools),
      mailparser: () => askMailparser(product, smtp, tools),
    }
    const rows: [tool: string, found: number, faults: string[]][] = []
    for (const [tool, ask] of Object.entries(asked)) {
      const { findings, hasFailed } = await ask().then(
        (found) => ({ findings: found, hasFailed: false }),
        (error: Error) => ({ findings: [`it failed: ${error.message}`], hasFailed: true }),
      )
      // What is left, each with its reason. One that finds nothing any more fails: it is to be removed.
      const known = accepted.filter((entry) => entry.tool === tool).map(({ finding }) => new RegExp(finding))
      const gone = known.filter((finding) => !hasFailed && !findings.some((text) => finding.test(text)))
      const faults = [
        ...findings.filter((text) => !known.some((finding) => finding.test(text))),
        ...gone.map((finding) => `${finding.source} is accepted, and no longer found`),
      ]
      rows.push([tool, findings.length, faults])
    }
    const counts = rows.map(([tool, found, faults]) => [tool, whole(found), whole(faults.length)])
    console.log(`\n${table([`${pages.size} pages`, 'found', 'not accepted'], counts)}\n`)
    if (!asked['Nu HTML checker']) console.log('The Nu HTML checker was not asked: it needs Java.')
    const failed = rows.filter(([, , faults]) => faults.length > 0)
    return {
      passed: rows.length - failed.length,
      failed: failed.length,
      faults: failed.flatMap(([tool, , faults]) => faults.map((fault) => `${tool}: ${fault}`)),
    }
  } finally {
    await browser.close()
    await product.end()
    smtp.close()
  }
}
