import type { ReleaseDocument, Assets } from '@kinora/contracts'
import { failed, failuresOr, type Finding } from './finding.ts'

/** What a page or a slot component needs: its address, `/programs/:id`, or its slot's name, and compressed bytes. */
type RouteSize = { route: string; bytes: number }

/** In kB (1000 bytes) for each route; a package may state another in its package.json, as `kinora.budgetKb`. */
type Budgets = { shell: number; remote: number }

/** The largest routes, `/auth/sign-up` and `/contact`, need 216 and 34 kB; the rest is for growth. */
const BUDGETS: Budgets = { shell: 240, remote: 50 }

/**
 * Checks that no route needs more than the budget.
 * @param live the version that is live now, for the difference; null if there is none
 */
export function checkSizes(changed: ReleaseDocument, live: ReleaseDocument | null, budgets = BUDGETS): Finding[] {
  const who = changed.name
  const budget = changed.budgetKb ?? (changed.name === 'shell' ? budgets.shell : budgets.remote)
  const before = new Map((live ? routeSizes(live) : []).map(({ route, bytes }) => [route, bytes]))
  const sizes = routeSizes(changed).map(({ route, bytes }) => {
    const was = before.get(route)
    const difference = was === undefined ? 'new' : `${bytes < was ? '−' : '+'}${kb(Math.abs(bytes - was))}`
    return { text: `${route} ${kb(bytes)} kB (${difference})`, isOver: bytes > budget * 1000 }
  })
  return failuresOr(
    sizes
      .filter(({ isOver }) => isOver)
      .map(({ text }) => failed(`${who} is over its budget of ${budget} kB: ${text}.`, who)),
    `${who} keeps within its budget of ${budget} kB: ${sizes.map(({ text }) => text).join(', ')}.`,
  )
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1)

/** The scripts and styles of each route and slot component with those of the entry, compressed with Brotli. */
function routeSizes({ entry, routes, slots, files }: ReleaseDocument): RouteSize[] {
  const bytesOf = (file: string) => (files[`${file}.br`] ?? files[file])?.bytes ?? 0
  const sizeOf = (route: string, assets: Assets) => {
    const needed = new Set([entry, assets].flatMap(({ scripts, styles }) => [...scripts, ...styles]))
    return { route, bytes: [...needed].reduce((sum, file) => sum + bytesOf(file), 0) }
  }
  return [
    ...routes.map((route) => sizeOf(`/${route.path.replace(/^\//, '')}`, route)),
    ...slots.map((slot) => sizeOf(slot.name, slot)),
  ]
}
