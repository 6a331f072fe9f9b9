import { createHash } from 'node:crypto'

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

/** The hash of the only style, for the pages' content security policy. */
export const STYLE_HASH = `sha256-${createHash('sha256').update(STYLE).digest('base64')}`

/** A page for people; `content` is markup, the title is text. */
export const sandboxPage = (title: string, content: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)} · Kinora sandbox</title>
<style>${STYLE}</style>
</head>
<body><main>
${content}
</main></body>
</html>
`

/** `2026-01-02T03:04:05Z` as `03:04`. */
export const clock = (at: string) => at.slice(11, 16)

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
