import { type Markup, html } from './html.ts'
import { STYLE } from './style.ts'
import { type Locale, WORDS } from './words.ts'

/** Its hash is of exactly this text, which a formatter of markup would change. */
const STYLE_ELEMENT: Markup = { markup: `<style>${STYLE}</style>` }

/** What is wrong with a form: the id of the field, and a sentence. */
export type Problem = { field: string; text: string }

/** A whole page. With problems, its title says so, and the focus is on their summary. */
export function page(locale: Locale, title: string, content: Markup, problems: Problem[] = []): string {
  const words = WORDS[locale]
  const document = html`<html lang="${locale}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <meta name="robots" content="noindex" />
      <title>${problems.length > 0 && `${words.error}: `}${title} · Kinora</title>
      ${STYLE_ELEMENT}
    </head>
    <body>
      <header><p class="test">${words.test}</p></header>
      <main>${content}</main>
    </body>
  </html> `
  return `<!doctype html>\n${document.markup}`
}

/** The summary of problems, each a link to its field. */
export const problemSummary = (locale: Locale, problems: Problem[]): Markup | false =>
  problems.length > 0 &&
  html`<div class="problems" role="alert" tabindex="-1" autofocus>
    <p>${WORDS[locale].wrong.summary}</p>
    <ul>
      ${problems.map(({ field, text }) => html`<li><a href="#${field}">${text}</a></li>`)}
    </ul>
  </div>`

type Field = {
  id: string
  label: string
  value?: string | undefined
  hint?: string
  problems: Problem[]
  type?: string
  inputmode?: string
  autocomplete: string
  maxlength?: number
}

/** A text field with its label, hint and problem. */
export function field({ id, label, value, hint, problems, type, inputmode, autocomplete, maxlength }: Field): Markup {
  const problem = problems.find((one) => one.field === id)
  const described = [hint && `${id}-hint`, problem && `${id}-wrong`].filter(Boolean).join(' ')
  return html`<div class="field">
    <label for="${id}">${label}</label>
    <input
      id="${id}"
      name="${id}"
      type="${type ?? 'text'}"
      value="${value ?? ''}"
      autocomplete="${autocomplete}"
      ${inputmode && html` inputmode="${inputmode}"`}
      maxlength="${maxlength ?? 200}"
      ${described && html` aria-describedby="${described}"`}${problem && html` aria-invalid="true"`}
    />
    ${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}
    ${problem && html`<p class="wrong" id="${id}-wrong">${problem.text}</p>`}
  </div>`
}

/** A page that says one thing, with a link onwards. */
export const noticePage = (
  locale: Locale,
  title: string,
  text: string,
  link?: { href: string; label: string },
): string =>
  page(
    locale,
    title,
    html`<div class="card narrow">
      <h1>${title}</h1>
      <p>${text}</p>
      ${link && html`<p class="actions"><a class="button" href="${link.href}">${link.label}</a></p>`}
    </div>`,
  )
