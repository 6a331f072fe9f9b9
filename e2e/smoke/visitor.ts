import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { setTimeout as wait } from 'node:timers/promises'
import { said } from '../support/said.ts'
import type { EngineDriver } from './engineDriver.ts'

const file = createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js')
const library = readFileSync(file, 'utf8')

const WITHIN_MS = 60_000
const STILL_MS = 150
const ROLE = `return TestingLibraryDom.queryAllByRole(document.body, arguments[0], { name: new RegExp(arguments[1]) })[0] ?? null`
/** A field that is seen: of a form in steps, those of later steps are hidden. */
const LABEL = `return TestingLibraryDom.queryAllByLabelText(document.querySelector('main'), new RegExp(arguments[0])).find((field) => field.checkVisibility()) ?? null`
const TEXT = `return TestingLibraryDom.queryAllByText(document.body, new RegExp(arguments[0]))[0] ?? null`

export type Visitor = ReturnType<typeof visitor>

/** A visitor in one engine, who finds elements by role and name. A string must equal the whole accessible name. */
export function visitor(driver: EngineDriver, origin: string) {
  /** Injects the library first if the page does not have it, as after a navigation. */
  async function ask<T>(body: string, ...args: unknown[]): Promise<T> {
    if (!(await driver.run<boolean>(`return typeof TestingLibraryDom === 'object'`)))
      await driver.run(`(function () {${library}}).call(globalThis)`)
    return driver.run<T>(body, ...args)
  }
  async function until(what: string, holds: () => Promise<boolean>) {
    const end = Date.now() + WITHIN_MS
    let refusal: unknown
    // Calls fail during a navigation, so they are retried.
    while (!(await holds().catch((error: unknown) => void (refusal = error)))) {
      if (Date.now() > end)
        assert.fail(`${what}: not within ${WITHIN_MS / 1000} s, at ${await driver.url()}; ${refusal}`)
      await wait(100)
    }
  }
  const isThere = (find: string, ...args: unknown[]) =>
    ask<boolean>(`return Boolean((function () { ${find} }).apply(null, arguments))`, ...args)
  const see = (role: string, name: string | RegExp) =>
    until(`${role} ${name}`, () => isThere(ROLE, role, sourceOf(name)))

  /**
   * Scrolls an element to the middle, away from fixed elements, and waits until it no longer moves, so that a click
   * hits it.
   */
  async function bringIntoView(find: string, ...args: unknown[]) {
    const placeOf = () =>
      ask<string>(
        `const found = (function () { ${find} }).apply(null, arguments)
         found.scrollIntoView({ block: 'center', behavior: 'instant' })
         const isPageMoving = document.getAnimations().some(({ effect }) => effect.pseudoElement?.includes('view-transition'))
         return isPageMoving ? String(Math.random()) : JSON.stringify(found.getBoundingClientRect())`,
        ...args,
      )
    await until(`${args.join(' ')} in one place`, async () => {
      const before = await placeOf()
      await wait(STILL_MS)
      return (await placeOf()) === before
    })
  }
  const seeField = (label: string) => until(label, () => isThere(LABEL, sourceOf(label)))

  return {
    open: (path: string) => driver.open(path.startsWith('http') ? path : origin + path),
    see,
    read: (text: string | RegExp) => until(String(text), () => isThere(TEXT, sourceOf(text))),
    miss: (role: string, name: string | RegExp) =>
      until(`no ${role} ${name}`, async () => !(await isThere(ROLE, role, sourceOf(name)))),
    titled: (title: RegExp) =>
      until(`title ${title}`, async () => title.test(await driver.run<string>('return document.title'))),
    be: (address: RegExp) => until(String(address), async () => address.test(await driver.url())),
    press: async (role: string, name: string | RegExp) => {
      await bringIntoView(ROLE, role, sourceOf(name))
      // A covered element, as during a view transition, refuses the click.
      await until(`${role} ${name} pressed`, async () => {
        await driver.click(ROLE, role, sourceOf(name))
        return true
      })
    },
    write: async (label: string, text: string) => {
      await seeField(label)
      // A field of a dialog that is just opening refuses the focus.
      await until(`${label} written`, async () => {
        await driver.write(text, LABEL, sourceOf(label))
        return true
      })
    },
    choose: async (label: string, value: string) => {
      await seeField(label)
      await driver.choose(value, LABEL, sourceOf(label))
    },
    isChecked: (role: string, name: string) =>
      until(`${role} ${name} checked`, () =>
        ask<boolean>(`return (function () { ${ROLE} }).apply(null, arguments).checked`, role, sourceOf(name)),
      ),
    /** Waits until nothing is found any more; a failure names what was. */
    expectNone: (what: string, find: () => Promise<string[]>) =>
      until(`no ${what}`, async () => {
        assert.deepEqual(await find(), [])
        return true
      }),
    pressTab: (times: number) => driver.pressTab(times),
    run: ask,
  }
}

/** The pattern of a whole name, as the page has it: some spaces are non-breaking, and so is 'e-mail'. */
const sourceOf = (name: string | RegExp) => (typeof name === 'string' ? said(name).source : name.source)
