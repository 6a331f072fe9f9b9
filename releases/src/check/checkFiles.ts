import type { ReleaseDocument } from '@kinora/contracts'
import { LOCALES } from '@kinora/limits'
import { failed, failuresOr, type Finding } from './finding.ts'

/** Checks that every file that the release refers to is in it. */
export function checkFiles(release: ReleaseDocument): Finding[] {
  const who = release.name
  const references = [
    ...[release.server, ...release.entry.scripts, ...release.entry.styles].map((file) => ({ file, why: 'its entry' })),
    ...(release.name === 'shell' ? [{ file: 'client/document.html', why: 'its document' }] : []),
    ...LOCALES.flatMap((locale) =>
      [...(release.locales[locale]?.scripts ?? [`client/i18n-${locale}.js`])].map((file) => ({
        file,
        why: `the locale ${locale}`,
      })),
    ),
    ...release.routes.flatMap(({ id, scripts, styles }) =>
      [...scripts, ...styles].map((file) => ({ file, why: `the route "${id}"` })),
    ),
    ...release.slots.flatMap(({ name, scripts, styles }) =>
      [...scripts, ...styles].map((file) => ({ file, why: `the slot ${name}` })),
    ),
  ]
  const missing = references
    .filter(({ file }) => !release.files[file])
    .map(({ file, why }) => failed(`${who} lacks ${file}, which ${why} needs.`, who))
  const noEntry = release.entry.scripts.length === 0 ? [failed(`${who} has no entry script.`, who)] : []
  return failuresOr(
    [...noEntry, ...missing],
    `${who} has all ${Object.keys(release.files).length} files that it refers to.`,
  )
}
