import axe from 'axe-core'
import { ALSO, ODD_MARKUP, OF_NOBODY } from './alsoAccessible.ts'
import { beginWalk, problemsOfWalk } from './tabStops.ts'
import type { Visitor } from './visitor.ts'

const called = (code: () => unknown) => `return (${code.toString()})()`

/** Parts that are still loading: an axe run, or a walk, would miss what comes. */
const LOADING = `return [...document.querySelectorAll('[aria-busy="true"], [role="status"]')]
  .filter((part) => part.ariaBusy === 'true' || /^(Wczytujemy|Sprawdzamy|Loading|Checking)/.test(part.textContent))
  .map((part) => part.textContent)`

const VIOLATIONS = `return axe
  .run({ rules: ${JSON.stringify(ALSO)} })
  .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' ')))`

/** Checks of the open page, with axe and by the Tab key. */
export function inspection(she: Visitor) {
  return {
    expectLoaded: async () => {
      await she.see('heading', /./)
      await she.expectNone('parts that load', () => she.run<string[]>(LOADING))
    },
    expectAccessible: () =>
      she.expectNone('axe’s violations', async () => {
        if (!(await she.run<boolean>(`return typeof axe === 'object'`)))
          await she.run(`(function () {${axe.source}}).call(globalThis)`)
        return [
          ...(await she.run<string[]>(VIOLATIONS)),
          ...(await she.run<string[]>(`return [...${OF_NOBODY}, ...${ODD_MARKUP}]`)),
        ]
      }),
    /** Tab reaches every control, in order, and never loses the focus. */
    expectWalkable: () =>
      she.expectNone('problems by Tab', async () => {
        await she.pressTab(await she.run<number>(called(beginWalk)))
        return she.run<string[]>(called(problemsOfWalk))
      }),
  }
}
