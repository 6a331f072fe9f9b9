import { clock, escapeHtml as escape, sandboxPage as page } from './sandboxPage.ts'

export type Mail = { at: string; from: string; to: string; subject: string; text: string; html: string }

/** All mails, newest first. */
export function drawMails(mails: (Mail & { number: number })[]): string {
  const items = mails.map(
    ({ number, subject, to, at }) =>
      `<li><a href="/sandbox/mail/${number}">${escape(subject)}</a><br>to ${escape(to)}, <time datetime="${at}">${clock(at)}</time></li>`,
  )
  return page(
    'Mail',
    `<h1>Mail</h1>
<p>What Kinora has sent since this sandbox was started. No mail leaves this machine.</p>
${items.length > 0 ? `<ol>${items.join('\n')}</ol>` : '<p>Nothing here yet.</p>'}`,
  )
}

/** One mail, as text and as HTML. */
export function drawMail({ from, to, subject, text, at }: Mail, number: number): string {
  return page(
    subject,
    `<p><a href="/sandbox/mail">All mail</a></p>
<h1>${escape(subject)}</h1>
<dl><dt>From</dt><dd>${escape(from)}</dd><dt>To</dt><dd>${escape(to)}</dd><dt>Sent</dt><dd><time datetime="${at}">${clock(at)}</time></dd></dl>
<h2>As text</h2>
<pre>${linked(text)}</pre>
<h2>As HTML</h2>
<iframe src="/sandbox/mail/${number}/html" title="The mail as HTML" sandbox="allow-top-navigation-by-user-activation"></iframe>`,
  )
}

/** The HTML with `target=_top`: links open in the whole window instead of the iframe. */
export const framed = (html: string) => html.replace(/<head>/i, '<head><base target="_top">')

const linked = (text: string) =>
  text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((part, place) => (place % 2 === 1 ? `<a href="${escape(part)}">${escape(part)}</a>` : escape(part)))
    .join('')
