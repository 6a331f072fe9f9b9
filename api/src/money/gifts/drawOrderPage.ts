import type { Locale } from '@kinora/limits'
import { localePath, paths } from '@kinora/paths'
import { createHash } from 'node:crypto'
import { escapeHtml } from '../../platform/index.ts'
import { drawOrderSummary, type GiftSummary } from './drawOrderSummary.ts'
import en from './locales/en.json' with { type: 'json' }
import pl from './locales/pl.json' with { type: 'json' }

const WORDS = { pl, en }
type Words = typeof pl

/** The colours of the light theme (shared/ui/tokens.css). */
const STYLE = `body{margin:0;background:#faf7f2;color:#1c2826;font:400 1.125rem/1.6 'Segoe UI',Roboto,Helvetica,Arial,sans-serif}
main{max-width:36rem;margin:0 auto;padding:3rem 1.25rem}
h1{font:600 1.75rem/1.25 Georgia,'Times New Roman',serif}
a{color:#0f5b4f}
a.next,button.next{display:inline-block;padding:.9rem 1.75rem;border-radius:.75rem;background:#0f5b4f;color:#fff;font:inherit;font-weight:600;text-decoration:none;border:0;cursor:pointer}
a:focus-visible,button:focus-visible{outline:3px solid #0f5b4f;outline-offset:3px}
li,dd{margin:.5rem 0}
dd{margin-left:0;white-space:pre-line;overflow-wrap:anywhere}
dt{color:#4f5d5a}`

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** Of this page alone: its own style, and nothing else. */
export const ORDER_PAGE_CSP = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/** `retryAfter`: in how many seconds it may be tried again. */
type Problem = { field: string; code: string; retryAfter?: number }
type Outcome = { url: string } | { summary: GiftSummary } | { problems: Problem[] }

/** The page that answers the form without JavaScript: the order once more, the way to the payment, or what is to be corrected. */
export function drawOrderPage(locale: Locale, outcome: Outcome): string {
  const words = WORDS[locale]
  const part = 'url' in outcome ? words.ready : 'summary' in outcome ? words.summary : words.wrong
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(part.title)} · Kinora</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escapeHtml(part.title)}</h1>
<p>${escapeHtml(part.body)}</p>
${drawOutcome(words, outcome, locale)}
</main>
</body>
</html>
`
}

function drawOutcome(words: Words, outcome: Outcome, locale: Locale): string {
  if ('url' in outcome) return drawNext(words, outcome.url)
  if ('summary' in outcome) return drawOrderSummary(words, outcome.summary, locale)
  return drawProblems(words, outcome.problems, locale)
}

const drawNext = ({ ready }: Words, url: string) =>
  `<p><a class="next" href="${escapeHtml(url)}">${escapeHtml(ready.next)}</a></p>`

const drawProblems = (words: Words, problems: Problem[], locale: Locale) =>
  `<ul>
${problems.map((problem) => `<li>${escapeHtml(sentenceOf(words, problem, locale))}</li>`).join('\n')}
</ul>
<p>${escapeHtml(words.wrong.again)}</p>
<p><a href="${localePath(locale, paths.giveAGift())}">${escapeHtml(words.wrong.back)}</a></p>`

/** What is wrong, in words: of the whole order, or of a field by its name. */
function sentenceOf({ problems, fields, reasons }: Words, problem: Problem, locale: Locale): string {
  const { field, code, retryAfter = 60 } = problem
  const when = new Intl.RelativeTimeFormat(locale).format(Math.ceil(retryAfter / 60), 'minute')
  const sentence = problems[code as keyof Words['problems']]
  if (sentence) return sentence.replace('{{when}}', when)
  const label = fields[field as keyof Words['fields']]
  if (!label) return problems.other
  return `${label}: ${code.endsWith('.required') ? reasons.required : reasons.format}`
}
