import { clock, escapeHtml, sandboxPage } from './sandboxPage.ts'

/** An event that a stub received, or a request for its script. */
export type Received = { at: string; id: string; event: string; fields: Record<string, unknown> }

/** A page with what third parties have received, newest first. */
export function drawThirdParties(received: Received[]): string {
  const items = received.map(({ at, id, event, fields }) => {
    const told = Object.entries(fields)
      .map(([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(String(value))}</dd>`)
      .join('')
    return `<li><b>${escapeHtml(id)}</b>: ${escapeHtml(event)}, <time datetime="${at}">${clock(at)}</time>${told && `<dl>${told}</dl>`}</li>`
  })
  return sandboxPage(
    'Third parties',
    `<h1>Third parties</h1>
<p>What the stand-ins for other firms have received since this sandbox was started. Nothing leaves this machine.</p>
${items.length > 0 ? `<ol>${items.join('\n')}</ol>` : '<p>Nothing here yet.</p>'}`,
  )
}
