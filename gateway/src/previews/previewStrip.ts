import { LOCALES, type Locale } from '@kinora/limits'
import { escapeHtml } from '../http/escape.ts'
import type { Snapshot } from '../live/snapshot.ts'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }

export const STYLE_PATH = '/preview/style.css'
export const END_PATH = '/preview/end'

const words = { pl, en }
const TIME_ZONE = 'Europe/Warsaw'

/** A page's HTML with a strip on top that says that this is a preview. It works also where the shell does not. */
export function withStrip(html: string, locale: Locale, { loaded }: Snapshot, until: number): string {
  const { label, about, until: works, end } = words[locale]
  const versions = Object.entries(loaded.manifest.change?.versions ?? {}).map(
    ([name, { to }]) => `${name} ${to ?? '–'}`,
  )
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'long',
    timeZone: TIME_ZONE,
  }).format(until)
  const strip = `<aside class="kinora-preview" aria-label="${label}"><link rel="stylesheet" href="${STYLE_PATH}">
<p><b>${label}: ${escapeHtml(versions.join(', '))}</b> ${about} ${works} ${day}.</p><a href="${END_PATH}">${end}</a></aside>`
  return html.replace(/<body[^>]*>/, (body) => body + strip)
}

/** The page, in both languages, for a link that shows nothing. */
export const pageWithoutPreview = (reason: 'ended' | 'unusable'): string => `<!doctype html>
<html lang="pl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.pl[reason].title} – Kinora</title><link rel="stylesheet" href="${STYLE_PATH}"></head>
<body class="kinora-no-preview"><main>${LOCALES.map(
  (locale, place) => `<section lang="${locale}"><h${place + 1}>${words[locale][reason].title}</h${place + 1}>
<p>${words[locale][reason].text}</p><p><a href="${locale === 'pl' ? '/' : `/${locale}`}">${words[locale].home}</a></p></section>`,
).join('')}</main></body></html>`

export const STYLE = `.kinora-preview {
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 1.5rem;
  align-items: center;
  justify-content: space-between;
  padding: 0.5rem 1rem;
  background: #3b2a6b;
  color: #fff;
  font-size: 1rem;
  line-height: 1.4;
}
.kinora-preview p {
  flex: 1 1 20rem;
  max-width: none;
  margin: 0;
  overflow-wrap: anywhere;
}
.kinora-preview a {
  padding: 0.625rem 0;
  color: inherit;
  font-weight: 700;
}
.kinora-preview a:focus-visible {
  outline: 3px solid #ffd56b;
  outline-offset: 2px;
}
.kinora-no-preview {
  max-width: 36rem;
  margin: 4rem auto;
  padding: 0 1.5rem;
  background: #faf7f2;
  color: #1d2b2f;
  font: 1.125rem/1.6 system-ui, sans-serif;
}
.kinora-no-preview h1,
.kinora-no-preview h2 {
  font-size: 1.5rem;
  line-height: 1.3;
}
.kinora-no-preview section + section {
  margin-top: 3rem;
}
.kinora-no-preview a {
  color: #14545e;
}
@media print {
  .kinora-preview {
    display: none;
  }
}
`
