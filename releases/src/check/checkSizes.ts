import type { ReleaseDocument, Assets } from '@kinora/contracts'
import { failed, failuresOr, warned, type Finding } from './finding.ts'

/**
 * What a page or a slot component needs: its address, `/programs/:id`, or its slot's name, and compressed bytes. The shell
 * has its entry, which every page needs.
 */
type RouteSize = { route: string; bytes: number }

/** In kB (1000 bytes): for the shell's entry, and for each route of a remote; a package may state another in its package.json, as `kinora.budgetKb`. */
type Budgets = { shell: number; remote: number }

/** The shell's entry and the largest usual route, of `/profile/my-team/member/:id/path`, need 162 and 45 kB. */
const BUDGETS: Budgets = { shell: 170, remote: 50 }
/** Growth that asks for a reason: above a tenth, and more than a few words. */
const GROWTH = 1.1
const GROWTH_BYTES = 1_000
/** A file that needs less than this share of its budget has become smaller, and its budget has not. */
const CLOSE = 0.97

/**
 * Checks that no route of a remote, and not the shell's entry, needs more than the budget, and no file more than its own;
 * and that what has grown by more than a tenth has a reason.
 * @param live the version that is live now, for the difference; null if there is none
 * @param isExplained whether somebody has said why the change is made
 */
export function checkSizes(
  changed: ReleaseDocument,
  live: ReleaseDocument | null,
  isExplained = false,
  budgets = BUDGETS,
): Finding[] {
  const who = changed.name
  const budget = changed.budgetKb ?? (changed.name === 'shell' ? budgets.shell : budgets.remote)
  const before = new Map((live ? routeSizes(live) : []).map(({ route, bytes }) => [route, bytes]))
  const sizes = routeSizes(changed).map(({ route, bytes }) => {
    const was = before.get(route)
    const difference = was === undefined ? 'new' : `${bytes < was ? '−' : '+'}${kb(Math.abs(bytes - was))}`
    const hasGrown = was !== undefined && bytes > was * GROWTH && bytes > was + GROWTH_BYTES
    return { text: `${route} ${kb(bytes)} kB (${difference})`, isOver: bytes > budget * 1000, hasGrown }
  })
  const ofRoutes = failuresOr(
    sizes
      .filter(({ isOver }) => isOver)
      .map(({ text }) => failed(`${who} is over its budget of ${budget} kB: ${text}.`, who)),
    `${who} keeps within its budget of ${budget} kB: ${sizes.map(({ text }) => text).join(', ')}.`,
  )
  const unexplained = sizes
    .filter(({ hasGrown, isOver }) => hasGrown && !isOver && !isExplained)
    .map(({ text }) => failed(`${who} has grown by more than a tenth: ${text}. Say why, with --note.`, who))
  return [...ofRoutes, ...unexplained, ...fileFindings(changed)]
}

/** Budgets of files follow the files closely: what a change adds or saves is then said in a commit. */
function fileFindings({ name, files, fileBudgetsKb = {} }: ReleaseDocument): Finding[] {
  return Object.entries(fileBudgetsKb).flatMap(([file, most]) => {
    const bytes = bytesIn(files, `client/${file}`)
    const sentence = `${file} of ${name} has ${kb(bytes)} kB, its budget ${most} kB`
    if (bytes === 0) return [failed(`${name} has a budget for ${file}, and no such file.`, name)]
    if (bytes > most * 1000) return [failed(`${sentence}. Make it smaller, or say in a commit why it is larger.`, name)]
    return bytes < most * 1000 * CLOSE ? [warned(`${sentence}: lower it, so that it stays so.`, name)] : []
  })
}

const kb = (bytes: number) => (bytes / 1000).toFixed(1)

/** Compressed with Brotli, if it was. */
const bytesIn = (files: ReleaseDocument['files'], file: string) => (files[`${file}.br`] ?? files[file])?.bytes ?? 0

/**
 * The scripts and styles of each route and slot component with those of the entry, and with the messages of the language
 * that has more, compressed with Brotli.
 */
function routeSizes({ name, entry, locales, routes, slots, files }: ReleaseDocument): RouteSize[] {
  const sumOf = (...all: Assets[]) => {
    const needed = new Set(all.flatMap(({ scripts, styles }) => [...scripts, ...styles]))
    return [...needed].reduce((sum, file) => sum + bytesIn(files, file), 0)
  }
  const sizeOf = (route: string, assets: Assets) => ({
    route,
    bytes: Math.max(...Object.values(locales).map((messages) => sumOf(entry, assets, messages))),
  })
  if (name === 'shell') return [sizeOf('its entry', entry)]
  return [
    ...routes.map((route) => sizeOf(`/${route.path.replace(/^\//, '')}`, route)),
    ...slots.map((slot) => sizeOf(slot.name, slot)),
  ]
}
