import type { ReleaseDocument, Assets } from '@kinora/contracts'
import { failed, failuresOr, type Finding } from './finding.ts'

/**
 * What a page or a slot component needs: its address, `/programs/:id`, or its slot's name, and compressed bytes. The shell
 * has its entry, which every page needs.
 */
type RouteSize = { route: string; bytes: number }

/** In kB (1000 bytes): for the shell's entry, and for each route of a remote; a package may state another in its package.json, as `kinora.budgetKb`. */
type Budgets = { shell: number; remote: number }

/** The shell's entry and the largest usual route, `/contact`, need 175 and 34 kB; the rest is for growth. */
const BUDGETS: Budgets = { shell: 195, remote: 50 }

/**
 * Checks that no route of a remote, and not the shell's entry, needs more than the budget.
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
function routeSizes({ name, entry, routes, slots, files }: ReleaseDocument): RouteSize[] {
  const bytesOf = (file: string) => (files[`${file}.br`] ?? files[file])?.bytes ?? 0
  const sizeOf = (route: string, assets: Assets) => {
    const needed = new Set([entry, assets].flatMap(({ scripts, styles }) => [...scripts, ...styles]))
    return { route, bytes: [...needed].reduce((sum, file) => sum + bytesOf(file), 0) }
  }
  if (name === 'shell') return [sizeOf('its entry', entry)]
  return [
    ...routes.map((route) => sizeOf(`/${route.path.replace(/^\//, '')}`, route)),
    ...slots.map((slot) => sizeOf(slot.name, slot)),
  ]
}
