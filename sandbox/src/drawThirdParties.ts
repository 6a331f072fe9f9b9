import { clock, escapeHtml, sandboxPage } from './sandboxPage.ts'

/** What a stub was sent, or that one of its files was asked for. */
export type Received = { at: string; id: string; event: string; fields: Record<string, unknown> }

/** What reached other firms, newest first. */
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
