import type { Browser } from '@playwright/test'
import { paths } from '@kinora/paths'
import { withBrowser } from '../load/withBrowser.ts'
import { SESSION } from '../serving/openSession.ts'
import { withClient } from '../serving/withClient.ts'
import type { Grown } from './startGrown.ts'

const SHOWN_WITHIN_MS = 20_000

/** Who opens a page, and words on it that come from the database. */
type Opened = { who: 'visitor' | 'member' | 'specialist'; path: string; words: string }

/** Opens ten pages in a browser. Returns how many show what is expected of them, and what is wrong with the others. */
export const openTenPages = (grown: Grown): Promise<string> =>
  withBrowser('Ten pages in a browser', async (browser) => {
    const pages = await pagesOf(grown)
    const problems: string[] = []
    for (const page of pages) {
      const problem = await problemOf(browser, grown, page)
      if (problem) problems.push(`  ${page.path} of a ${page.who}: ${problem}`)
    }
    const right = pages.length - problems.length
    return [
      `Opened in a browser on the large database: ${right} of ${pages.length} pages as expected`,
      ...problems,
    ].join('\n')
  })

async function problemOf(browser: Browser, { product, cookies }: Grown, { who, path, words }: Opened) {
  const context = await browser.newContext()
  try {
    if (who !== 'visitor') await context.addCookies([{ name: SESSION, value: cookies[who], url: product.origin }])
    const page = await context.newPage()
    const response = await page.goto(product.origin + path)
    if (response?.status() !== 200) return `its status is ${response?.status()}`
    const shown = page.getByRole('main').getByText(words).first()
    return await shown.waitFor({ timeout: SHOWN_WITHIN_MS }).then(
      () => undefined,
      () => `it does not show "${words}"`,
    )
  } finally {
    await context.close()
  }
}

type Program = { id: number; title: string }
const lastSql = 'select id, title from programs where locale = $1 order by id desc limit 1'
const onPathSql = `select p.title from path_trainings listed join programs p on p.slug = listed.program and p.locale = 'pl'
  where listed.user_id = $1 order by listed.position limit 1`

const pagesOf = ({ databaseUrl, readers }: Grown): Promise<Opened[]> =>
  withClient(databaseUrl, async (client) => {
    const first = async <Row extends object>(text: string, value: unknown) =>
      (await client.query<Row>(text, [value])).rows[0]!
    const pl = await first<Program>(lastSql, 'pl')
    const en = await first<Program>(lastSql, 'en')
    const { title } = await first<{ title: string }>(onPathSql, readers.member)
    const { count } = await first<{ count: string }>('select count(*) as count from programs where locale = $1', 'pl')
    return [
      { who: 'visitor', path: paths.programs(), words: count },
      { who: 'visitor', path: paths.program(pl.id), words: pl.title },
      { who: 'visitor', path: `/en${paths.program(en.id)}`, words: en.title },
      { who: 'member', path: paths.home(), words: title },
      { who: 'member', path: paths.myPath(), words: title },
      { who: 'member', path: paths.myState(), words: 'Spacer 1' },
      { who: 'member', path: paths.stateReport(), words: 'Anna Zielińska 1' },
      { who: 'specialist', path: paths.myTeam(), words: 'Anna Zielińska' },
      { who: 'specialist', path: paths.inbox(), words: 'Dzień dobry' },
      { who: 'specialist', path: paths.teamMember(readers.member), words: 'Anna Zielińska 1' },
    ]
  })
