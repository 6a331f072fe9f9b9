import { imprintIn } from '@kinora/content/identity'
import type { Locale } from '@kinora/limits'
import { escapeHtml } from '../../platform/index.ts'
import type { Fact, MailWords } from './MailWords.ts'

/** The colours of the light theme (shared/ui/tokens.css); mail clients do not support custom properties. */
const CANVAS = '#faf7f2'
const SURFACE = '#ffffff'
const SKY = '#fdebd8'
const SUN = '#f4a963'
const PINE = '#0f5b4f'
const INK = '#1c2826'
const INK_2 = '#46544f'
const LINE = '#d9d2c6'
const TEXT_FONT = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif"
const DISPLAY_FONT = "Georgia, 'Times New Roman', serif"

type Words = Omit<MailWords, 'replyTo'>
type Texts = Omit<Words, 'facts' | 'picture'>
type Stop = { label: string; pageUrl: string }

/**
 * The HTML of a mail: one card, and below it the link that ends such mails, if there is one, and who we are. Tables and inline styles,
 * because mail clients drop most other markup. The only picture is that of a gift card; nothing in a mail tells that it
 * was read.
 */
export function drawHtml(
  { facts = [], picture, ...words }: Words,
  locale: Locale,
  origin: string,
  stop?: Stop,
): string {
  const { subject, title, body, button, url, action, note, footer } = escaped(words)
  const paragraph = `margin: 0 0 24px; font: 400 17px/27px ${TEXT_FONT}; color: ${INK}; white-space: pre-line`
  const small = `margin: 0; font: 400 14px/22px ${TEXT_FONT}; color: ${INK_2}`
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${subject}</title>
</head>
<body style="margin: 0; padding: 0; background: ${CANVAS}">
<div style="display: none; max-height: 0; overflow: hidden">${body}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background: ${CANVAS}"><tr><td align="center" style="padding: 32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width: 560px; background: ${SURFACE}; border-radius: 20px; overflow: hidden; border: 1px solid ${LINE}">
<tr><td align="center" style="background: ${SKY}; padding: 28px 32px 0; border-bottom: 6px solid ${PINE}">
<p style="margin: 0 0 16px; font: 600 24px/32px ${DISPLAY_FONT}; color: ${INK}">Kinora</p>
<div style="width: 72px; height: 36px; background: ${SUN}; border-radius: 36px 36px 0 0; font-size: 0">&nbsp;</div>
</td></tr>
${picture ? drawPicture(picture) : ''}<tr><td style="padding: 36px 32px 32px">
<h1 style="margin: 0 0 16px; font: 600 28px/36px ${DISPLAY_FONT}; color: ${INK}">${title}</h1>
<p style="${paragraph}">${body}</p>
${facts.length > 0 ? drawFacts(facts) : ''}<p style="margin: 0 0 28px"><a href="${url}" style="display: inline-block; padding: 15px 28px; background: ${PINE}; border-radius: 12px; font: 600 17px/26px ${TEXT_FONT}; color: #ffffff; text-decoration: none">${button}</a></p>
<p style="${paragraph}">${note}</p>
<p style="${small}">${action}<br><a href="${url}" style="color: ${PINE}; word-break: break-all">${url}</a></p>
</td></tr>
</table>
<p style="${small}; padding: 20px 16px 0">${footer}<br><a href="${origin}" style="color: ${PINE}">Kinora</a>${stop ? `<br><a href="${stop.pageUrl}" style="color: ${PINE}">${stop.label}</a>` : ''}<br><br>${escapeHtml(imprintIn(locale))}</p>
</td></tr></table>
</body>
</html>
`
}

const escaped = (words: Texts) =>
  Object.fromEntries(Object.entries(words).map(([name, text]) => [name, escapeHtml(text)])) as Texts

function drawFacts(facts: Fact[]): string {
  const cell = `padding: 8px 0; border-bottom: 1px solid ${LINE}; text-align: left; vertical-align: top`
  const rows = facts.map(({ label, value, url }) => {
    const text = url
      ? `<a href="${escapeHtml(url)}" style="color: ${PINE}">${escapeHtml(value)}</a>`
      : escapeHtml(value)
    return `<tr><th scope="row" style="${cell}; padding-right: 16px; font: 400 15px/24px ${TEXT_FONT}; color: ${INK_2}">${escapeHtml(label)}</th>
<td style="${cell}; font: 600 15px/24px ${TEXT_FONT}; color: ${INK}; word-break: break-word">${text}</td></tr>`
  })
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin: 0 0 28px; border-top: 1px solid ${LINE}">
${rows.join('\n')}
</table>
`
}

const drawPicture = ({ url, alternativeText }: NonNullable<Words['picture']>) =>
  `<tr><td style="padding: 0"><img src="${escapeHtml(url)}" alt="${escapeHtml(alternativeText)}" width="560" style="display: block; width: 100%; height: auto; border: 0"></td></tr>
`
