import { createHash } from 'node:crypto'
import type { Mail } from './mail.ts'

const STYLE = `
  body { margin: 0 auto; padding: 2rem 1rem 4rem; max-width: 46rem; background: #faf7f2; color: #1c2826; font: 1.0625rem/1.6 system-ui, sans-serif }
  h1, h2 { font-family: Georgia, serif; line-height: 1.25 }
  a { color: #0f5b4f }
  :focus-visible { outline: 3px solid #1c2826; outline-offset: 3px; box-shadow: 0 0 0 3px #ffd24a }
  ol, dl { padding: 0; margin: 0 }
  li { list-style: none; padding: 1rem 1.25rem; margin: 0 0 .75rem; background: #fff; border: 1px solid #d9d2c6; border-radius: 1.25rem }
  li a { font-weight: 600; font-size: 1.125rem }
  p, dt, time { color: #46544f }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: .25rem 1rem }
  dd { margin: 0; overflow-wrap: anywhere }
  pre { padding: 1.25rem; background: #fff; border: 1px solid #d9d2c6; border-radius: 1.25rem; white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
  iframe { width: 100%; height: 46rem; border: 1px solid #d9d2c6; border-radius: 1.25rem; background: #fff }
`

/** The pages' policy names their one style by this. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

/** All mails, newest first. */
export function drawMails(mails: (Mail & { number: number })[]): string {
  const items = mails.map(({ number, subject, to, at }) =>
    `<li><a href="/sandbox/mail/${number}">${escape(subject)}</a><br>to ${escape(to)}, <time datetime="${at}">${clock(at)}</time></li>`)
  return page('Mail', `<h1>Mail</h1>
<p>What Kinora has sent since this sandbox was started. No mail leaves this machine.</p>
${items.length > 0 ? `<ol>${items.join('\n')}</ol>` : '<p>Nothing here yet.</p>'}`)
}

/** One mail, as mailboxes without and with HTML show it. */
export function drawMail({ from, to, subject, text, at }: Mail, number: number): string {
  return page(subject, `<p><a href="/sandbox/mail">All mail</a></p>
<h1>${escape(subject)}</h1>
<dl><dt>From</dt><dd>${escape(from)}</dd><dt>To</dt><dd>${escape(to)}</dd><dt>Sent</dt><dd><time datetime="${at}">${clock(at)}</time></dd></dl>
<h2>As text</h2>
<pre>${linked(text)}</pre>
<h2>As HTML</h2>
<iframe src="/sandbox/mail/${number}/html" title="The mail as HTML" sandbox="allow-top-navigation-by-user-activation"></iframe>`)
}

/** Its links open in the whole window, as a mailbox opens them outside of itself. */
export const framed = (html: string) => html.replace(/<head>/i, '<head><base target="_top">')

const page = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)} · Kinora sandbox</title>
<style>${STYLE}</style>
</head>
<body><main>
${content}
</main></body>
</html>
`

const clock = (at: string) => at.slice(11, 16)

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')

const linked = (text: string) => text.split(/(https?:\/\/[^\s<>"]+)/)
  .map((part, place) => place % 2 === 1 ? `<a href="${escape(part)}">${escape(part)}</a>` : escape(part)).join('')
