import type { Program } from '@kinora/contracts'
import type { Locale } from '@kinora/limits'
import { localePath, paths } from '@kinora/paths'
import { escapeHtml } from './escape.ts'

const WORDS = {
  pl: { title: 'Kinora: nowe programy', minutes: 'min' },
  en: { title: 'Kinora: new programs', minutes: 'min' },
} as const

/** New programs, the newest first, as Atom (RFC 4287). */
export function feed(programs: Program[], locale: Locale, origin: string): string {
  const self = escapeHtml(origin + localePath(locale, '/feed.xml'))
  const list = escapeHtml(origin + localePath(locale, paths.programs()))
  const updated = programs[0]?.publishedAt ?? new Date(0).toISOString()
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${self}</id><title>${WORDS[locale].title}</title><updated>${updated}</updated>
<link rel="self" href="${self}"/><link rel="alternate" type="text/html" href="${list}"/>
<author><name>Kinora</name></author>
${programs.map((program) => entryOf(program, locale, origin)).join('\n')}
</feed>
`
}

function entryOf({ id, title, publishedAt, duration, category, image }: Program, locale: Locale, origin: string): string {
  const url = escapeHtml(origin + localePath(locale, paths.program(id)))
  const facts = [category?.name, `${Math.ceil(duration / 60)} ${WORDS[locale].minutes}`].filter(Boolean).join(' · ')
  const picture = image ? `<link rel="enclosure" type="image/webp" href="${escapeHtml(origin + image.formats.medium.url)}"/>` : ''
  return `<entry><id>${url}</id><title>${escapeHtml(title)}</title><updated>${publishedAt}</updated><published>${publishedAt}</published><link rel="alternate" type="text/html" href="${url}"/>${picture}<summary>${escapeHtml(facts)}</summary></entry>`
}
