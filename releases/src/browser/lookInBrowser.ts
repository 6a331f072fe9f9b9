import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { BrowserReport, Role } from '@kinora/contracts'
import type { Browser } from 'playwright-core'
import type { Candidate } from '../promotion/candidateManifest.ts'
import { openStore } from '../openStore.ts'
import { loadManifest } from '../store/loadManifest.ts'
import { smokePages, type SmokePage } from '../rendering/smokeRender.ts'
import { failed, passed, warned, type Finding } from '../check/finding.ts'
import { openPage } from './openPage.ts'
import { soundPages } from '../check/soundPages.ts'
import { signInVisitors, type CheckAccount, type Visitor } from './signedInVisitors.ts'
import { startPreview } from './startPreview.ts'

const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

const NO_ACCOUNTS = 'There are no accounts here, so no page was looked at signed in.'

/** Pages that are opened at the same time. */
const AT_ONCE = 2

/** Looks at a manifest of the store in a browser, beside the one that is live. */
export type Look = (
  manifest: string,
  candidate: Candidate,
  live: string | null,
  changed: string[],
) => Promise<Finding[]>

/** A page to open, with the live versions or with the last good one of a remote, signed in or not. */
type Seen = SmokePage & { lastGoodOf?: string; as?: Role }
type Opened = { pages: (Seen & { problems: string[] })[]; failures: Failure[] }
/** A remote that did not load or render. */
type Failure = BrowserReport & { remote: string }
const NOTHING: Opened = { pages: [], failures: [] }

/**
 * Opens the pages of changed remotes, and others' pages with their slots, in a headless Chromium, as a gateway serves
 * them, as a visitor and with each of the accounts; and beside what is changed also the last good versions of others,
 * which browsers use when the live ones fail. What is wrong with a page in the live manifest too is only a warning.
 */
export const lookInBrowser = (home: string, apiUrl: string | null, accounts: CheckAccount[] = []): Look => {
  const sound = soundPages()
  return async (manifest, candidate, live, changed) => {
    const playwright = await import('playwright-core').catch(() => null)
    const executablePath = playwright && findBrowser(playwright.chromium.executablePath())
    if (!executablePath || apiUrl === null)
      return [warned('There is no browser here, so no page was looked at in one.')]
    const { visitors, refused, signOut } = await signInVisitors(apiUrl, accounts)
    const notSignedIn = accounts.length > 0 ? refused : [NO_ACCOUNTS]
    try {
      return [...(await lookAs(visitors)), ...notSignedIn.map((sentence) => warned(sentence))]
    } finally {
      await signOut()
    }

    async function lookAs(visitors: Visitor[]): Promise<Finding[]> {
      const { store, keys } = await openStore(home)
      const { lastGood = {} } = await store.readManifest(manifest)
      const pagesSignedOut = pagesOf(candidate, changed)
      const all: Seen[] = [
        ...pagesSignedOut,
        ...visitors.flatMap(({ role }) => pagesSignedOut.filter(isPolish).map((page) => ({ ...page, as: role }))),
        ...pagesWithLastGood(candidate, changed, Object.keys(lastGood)),
      ]
      const more = ({ lastGoodOf = '', as }: Seen) => `${lastGoodOf}@${lastGood[lastGoodOf]} ${as ?? ''}`
      const pages = all.filter((page) => !sound.has(candidate, changed, page, more(page)))
      const works = passed(`All ${all.length} pages that show ${changed.join(' or ')} work in a browser.`)
      if (pages.length === 0) return [works]
      const browser = await playwright!.chromium.launch({ executablePath: executablePath!, args: ['--no-sandbox'] })
      try {
        const openAll = (manifest: string, pages: Seen[]) => openWith(manifest, browser, pages, visitors)
        const opened = await openAll(manifest, pages)
        const suspects = opened.pages.filter(
          (page) => page.problems.length > 0 || opened.failures.some(({ remote }) => shownOn(page).includes(remote)),
        )
        if (suspects.length === 0 && opened.failures.length === 0) {
          for (const page of pages) sound.add(candidate, changed, page, more(page))
          return [works]
        }
        const before = live === null ? NOTHING : await openBefore(live, suspects).catch(() => NOTHING)
        const stood = new Set(faultsOf(before).map(({ sentence }) => sentence))
        return faultsOf(opened).map(({ sentence, of }) =>
          stood.has(sentence)
            ? warned(`${sentence} It was so before.`, of)
            : failed(sentence, ...(changed.includes(of) ? [of] : changed)),
        )
      } finally {
        await browser.close()
      }

      /** A new page has no faults that stood before: its address showed another. */
      async function openBefore(live: string, pages: Seen[]): Promise<Opened> {
        const stood = smokePages(await loadManifest(store, keys, live), { examples: true })
        const isOld = ({ path, remote }: Seen) => stood.some((page) => page.path === path && page.remote === remote)
        return openWith(live, browser, pages.filter(isOld), visitors)
      }
    }
  }

  async function openWith(manifest: string, browser: Browser, pages: Seen[], visitors: Visitor[]): Promise<Opened> {
    const preview = await startPreview(home, manifest, apiUrl!)
    const waiting = [...pages]
    const opened: Opened['pages'] = []
    const cookiesOf = ({ as }: Seen) => visitors.find(({ role }) => role === as)?.cookies ?? []
    const openNext = async () => {
      for (let page = waiting.shift(); page; page = waiting.shift())
        opened.push({ ...page, problems: await openPage(browser, preview.origin + addressOf(page), cookiesOf(page)) })
    }
    try {
      await Promise.all(Array.from({ length: AT_ONCE }, openNext))
    } finally {
      await preview.stop()
    }
    return { pages: opened, failures: preview.reports.filter(isFailure) }
  }
}

/** With the shell everything changes: then each page is opened in one language. */
const pagesOf = (candidate: Candidate, changed: string[]): SmokePage[] =>
  smokePages(candidate, { examples: true }).filter(
    ({ remote, slots, locale }) =>
      (remote !== null && changed.includes(remote)) ||
      (locale === 'pl' && (changed.includes('shell') || slots.some((slot) => changed.includes(slot.remote)))),
  )

/**
 * The pages on which the last good version of a remote meets something changed: its own pages in a changed shell, and
 * pages that it shares with a changed remote. Beside what is live now it has been seen before.
 * @param names of the remotes that have a last good version
 */
export const pagesWithLastGood = (candidate: Pick<Candidate, 'remotes'>, changed: string[], names: string[]): Seen[] =>
  smokePages(candidate, { examples: true })
    .filter(isPolish)
    .flatMap((page) => {
      const shown = shownOn(page)
      const meets = (name: string) =>
        (page.remote === name && changed.includes('shell')) ||
        shown.some((other) => other !== name && changed.includes(other))
      const others = names.filter((name) => shown.includes(name) && meets(name))
      return others.map((name) => ({ ...page, lastGoodOf: name }))
    })

/** The remotes whose code a page shows. */
const shownOn = ({ remote, slots }: SmokePage): string[] => [
  ...(remote === null ? [] : [remote]),
  ...slots.map((slot) => slot.remote),
]

const isPolish = ({ locale }: SmokePage) => locale === 'pl'

/** A preview lets an address order faults, the last good version among them. */
const addressOf = ({ path, lastGoodOf }: Seen) => (lastGoodOf ? `${path}?fault=${lastGoodOf}:old` : path)

const isFailure = (report: BrowserReport): report is Failure => report.remote !== undefined

/** Each fault once, with the package that it shows in. */
function faultsOf({ pages, failures }: Opened): { sentence: string; of: string }[] {
  const pageFaults = pages.flatMap(({ remote, path, lastGoodOf, as, problems }) => {
    const of = remote ?? 'shell'
    const where = `in a browser${as ? `, as a ${as}` : ''}${lastGoodOf ? `, with the last good version of ${lastGoodOf}` : ''}`
    return problems.map((problem) => ({ sentence: `${path} of ${of} ${where}: ${problem}`, of }))
  })
  const reported = failures.map(({ remote, phase = '', message = '' }) => ({
    sentence: `${remote} fails in a browser (${phase}): ${message}`,
    of: remote,
  }))
  return [...new Map([...pageFaults, ...reported].map((fault) => [fault.sentence, fault])).values()]
}

/**
 * The path of a Chromium: the one that KINORA_CHROMIUM names, one of this machine, or Playwright's own; undefined if
 * there is none.
 */
function findBrowser(ofPlaywright: string, env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env['KINORA_CHROMIUM']) return env['KINORA_CHROMIUM']
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  const installed = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...installed, ofPlaywright].find((path) => existsSync(path))
}
