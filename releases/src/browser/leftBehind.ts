import type { Page } from 'playwright-core'
import { until } from './until.ts'

/** How long the shell may take to style its own page. */
const STYLED_MS = 3_000
/** Nobody has a page there, so the shell shows its own. */
const NOWHERE = '/-/nowhere'
/** Objects that all pages share. */
const SHARED = ['window', 'document', 'document.documentElement', 'document.body']
/** How much a page may keep in the browser: all of an origin share about five million letters. */
const STORED_LETTERS = 100_000
/** What the shell, its router and `storedValue` keep begins so (docs/promises.md). */
const OWN_KEY = /^(kinora\.|react-router-)/
const RELEASES = /\/releases\/(mfe-[^/]+\/[^/]+\/.+)$/

type Listener = { type: string; scriptId: string; lineNumber: number }

/**
 * What a page has done to what all pages share, a minute later and after it was left: listeners of remotes and what goes
 * on, open dialogs, what is on the root and the body; and what it keeps in the browser under a name of its own, or too
 * much of. One sentence each.
 * @param page that reacts, with `WATCH_PAGE`
 */
export async function leftBehind(page: Page): Promise<string[]> {
  if (new URL(page.url()).pathname.endsWith(NOWHERE)) return []
  const session = await page.context().newCDPSession(page)
  const files = new Map<string, string>()
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => {
    const file = RELEASES.exec(url)?.[1]
    if (file) files.set(scriptId, file)
  })
  await session.send('Debugger.enable')
  await page.evaluate('checked.later()')
  await leave(page)

  const listeners = await Promise.all(SHARED.map((object) => listenersOn(object)))
  const going = await page.evaluate<string[]>('checked.goesOn()')
  const open = await page.evaluate<number>(`document.querySelectorAll('dialog:modal, :popover-open').length`)
  const stored = await storedBy(page)
  const marks = await marksOfRoot(page)
  await session.detach()
  return [
    ...listeners.flat(),
    ...going,
    ...stored,
    ...(open > 0 ? ['a dialog stays open when the page is left'] : []),
    ...marks.map((mark) => `${mark} stays when the page is left`),
  ]

  async function listenersOn(object: string): Promise<string[]> {
    const { result } = await session.send('Runtime.evaluate', { expression: object })
    const found = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId! })
    return (found.listeners as Listener[]).flatMap(({ type, scriptId }) => {
      const file = files.get(scriptId)
      return file ? [`a listener of ${file} for ${type} on the ${object} stays when the page is left`] : []
    })
  }
}

/** Goes to a page of the shell, without loading the document again. */
async function leave(page: Page): Promise<void> {
  const heading = await page.$('h1')
  await page.evaluate(`{
    history.pushState(null, '', (location.pathname.startsWith('/en') ? '/en' : '') + '${NOWHERE}')
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }`)
  await heading?.waitForElementState('hidden')
}

/** What is kept in the browser for a whole origin, and not as all keep theirs. */
async function storedBy(page: Page): Promise<string[]> {
  const entries = await page.evaluate<[string, number][]>(
    '[localStorage, sessionStorage].flatMap((storage) => Object.entries(storage)).map(([key, value]) => [key, value.length])',
  )
  const letters = entries.reduce((sum, [key, length]) => sum + key.length + length, 0)
  return [
    ...entries
      .filter(([key]) => !OWN_KEY.test(key))
      .map(([key]) => `it keeps "${key}" in the browser without storedValue of @kinora/session, so nobody removes it`),
    ...(letters > STORED_LETTERS ? [`it keeps ${letters} letters in the browser; ${STORED_LETTERS} are allowed`] : []),
  ]
}

/**
 * What the root and the body have: styles, attributes (their values too, unless they are data), children of the body;
 * and what the head says.
 */
const MARKS = `[
  ...[...document.documentElement.style].map((name) => 'the style ' + name + ' of the root'),
  ...[document.documentElement, document.body].flatMap(({ localName, attributes }) =>
    [...attributes].flatMap(({ name, value }) =>
      name === 'style' && localName === 'html' ? [] : 'the attribute ' + name + (name.startsWith('data-') ? '' : '="' + value + '"') + ' of ' + localName,
    ),
  ),
  ...[...document.body.children].map(({ localName, id }) => 'an element ' + localName + (id && '#' + id) + ' in the body'),
  ...[...document.head.querySelectorAll('base, meta')].map(({ outerHTML }) => outerHTML + ' in the head'),
]`

/** What stays of those, and is not there when the shell's page is loaded anew. */
async function marksOfRoot(page: Page): Promise<string[]> {
  const left = await page.evaluate<string[]>(MARKS)
  await page.reload()
  const lacking = `((left, marks) => left.filter((mark, at) => {
    const isMark = (other) => other === mark
    return left.slice(0, at + 1).filter(isMark).length > marks.filter(isMark).length
  }))(${JSON.stringify(left)}, ${MARKS})`
  const isSame = await until(page, `${lacking}.length === 0`, STYLED_MS)
  return isSame ? [] : page.evaluate<string[]>(lacking)
}
