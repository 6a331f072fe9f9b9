import type { HeldRow } from './exportQueries.ts'
import { WORDS, type HeldGroup, type HeldPart } from './heldParts.ts'
import { heldValue, labelOf, type Reader } from './heldValue.ts'

export type Cover = { date: string; name: string; email: string; policyUrl: string; contactEmail: string }

const STYLE = `
:root { color-scheme: light dark; font: 1.0625rem/1.6 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: break-word; }
h1, h2, h3 { line-height: 1.25; } h2 { margin-top: 3rem; border-top: 2px solid; padding-top: 1rem; }
img { width: 8rem; height: 8rem; border-radius: 50%; }
dl { display: grid; grid-template-columns: minmax(8rem, 16rem) 1fr; gap: 0.25rem 1rem; } dd { margin: 0; }
dt, th { font-weight: 600; text-align: start; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; } th, td { padding: 0.375rem 1rem 0.375rem 0; border-bottom: 1px solid #8888; vertical-align: top; }
td { min-width: 6rem; white-space: pre-line; } dd { white-space: pre-line; }
@media (max-width: 30rem) { dl { grid-template-columns: 1fr; } dd { margin-bottom: 0.5rem; } }`

export type RowsOf<Table> = (table: Table) => Promise<HeldRow[]>
type Held<Table> = { groups: HeldGroup<Table>[]; avatar: Buffer | undefined; rowsOf: RowsOf<Table> }

/**
 * The archive as a page that a person reads, table by table: without scripts, and with nothing from elsewhere.
 */
export async function* drawHeldPage<Table extends { name: string }>(
  { groups, avatar, rowsOf }: Held<Table>,
  cover: Cover,
  reader: Reader,
): AsyncGenerator<string> {
  const { locale } = reader
  const { page, leftOut, folder } = WORDS[locale]
  const fill = (text: string, values: Record<string, string>) =>
    escape(text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? ''))
  const email = cover.contactEmail
  const parts = groups.flatMap((group) => group.parts)
  yield `<!doctype html>
<html lang="${locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${escape(page.title)}</title>
<style>${STYLE}</style>
<h1>${escape(page.title)}</h1>
${avatar ? `<img src="data:image/webp;base64,${avatar.toString('base64')}" alt="${escape(page.picture)}">` : ''}
<p>${fill(page.made, { ...cover, date: heldValue('', '', cover.date, reader) })}</p>
<p>${escape(page.has)}</p>
<nav aria-labelledby="contents"><h2 id="contents">${escape(page.contents)}</h2>
<ul>${parts.map(({ name, title }) => `<li><a href="#${escape(name)}">${escape(title)}</a></li>`).join('')}</ul></nav>
<h2>${escape(page.leftOut)}</h2>
<ul>${Object.values(leftOut)
    .map((sentence) => `<li>${fill(sentence, { email })}</li>`)
    .join('')}</ul>
<h2>${escape(page.files)}</h2>
<p>${fill(page.filesWords, { folder })}</p>
<p>${escape(page.care)} <a href="${escape(cover.policyUrl)}">${escape(page.policy)}</a></p>
`
  for (const { title, parts } of groups) {
    yield `<h2>${escape(title)}</h2>\n`
    for (const part of parts) yield `${drawPart(part, await rowsOf(part), reader)}\n`
  }
  yield '</html>\n'
}

/** One row as a list of names and values, several as a table. Columns without a name or any value are left out. */
function drawPart({ name, title }: HeldPart, rows: HeldRow[], reader: Reader): string {
  const all = rows.toSorted((one, other) => whenOf(one).localeCompare(whenOf(other)))
  const inOrder = Object.keys(WORDS[reader.locale].columns)
  const columns = [...new Set(all.flatMap((row) => Object.keys(row)))]
    .sort((one, other) => inOrder.indexOf(one) - inOrder.indexOf(other))
    .map((column) => ({ label: labelOf(column, reader.locale), cells: cellsOf(column) }))
    .filter(({ label, cells }) => label && cells.some((cell) => cell !== ''))
  function cellsOf(column: string) {
    return all.map((row) => heldValue(name, column, row[column], reader))
  }
  const heading = `<h3 id="${escape(name)}">${escape(title)}</h3>`
  if (all.length === 1) {
    const facts = columns.map(
      ({ label = '', cells: [cell = ''] }) => `<dt>${escape(label)}</dt><dd>${escape(cell)}</dd>`,
    )
    return `${heading}\n<dl>${facts.join('')}</dl>`
  }
  const head = columns.map(({ label = '' }) => `<th scope="col">${escape(label)}</th>`).join('')
  const body = all.map(
    (_, row) => `<tr>${columns.map(({ cells }) => `<td>${escape(cells[row] ?? '')}</td>`).join('')}</tr>`,
  )
  return `${heading}\n<div class="scroll" role="region" aria-labelledby="${escape(name)}" tabindex="0"><table><thead><tr>${head}</tr></thead>
<tbody>${body.join('\n')}</tbody></table></div>`
}

/** By day, or by when it was written. */
const whenOf = ({ day, created_at: createdAt }: Record<string, unknown>) => String(day ?? createdAt ?? '')

const escape = (text: string) => text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
