import type { FeedEntry } from '@kinora/contracts'
import { FEED_SIZE, type Locale } from '@kinora/limits'
import { localePath } from '@kinora/paths'
import { escapeHtml } from '../http/escape.ts'

const TITLES = { pl: 'Kinora: nowości', en: 'Kinora: what is new' } as const

/** An Atom feed (RFC 4287), newest entries first. */
export function feed(entries: FeedEntry[], locale: Locale, origin: string): string {
  const urlOf = (path: string) => escapeHtml(origin + localePath(locale, path))
  const self = urlOf('/feed.xml')
  // The sort is stable: entries with equal times keep their remote's order.
  const newest = entries.toSorted((a, b) => Date.parse(b.published) - Date.parse(a.published)).slice(0, FEED_SIZE)
  const updated = newest.map(({ updated }) => updated).sort((a, b) => Date.parse(b) - Date.parse(a))[0]
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${self}</id><title>${TITLES[locale]}</title><updated>${moment(updated ?? '1970-01-01')}</updated>
<link rel="self" href="${self}"/><link rel="alternate" type="text/html" href="${urlOf('/')}"/>
<author><name>Kinora</name></author>
${newest.map((entry) => entryOf(entry, urlOf(entry.path), origin)).join('\n')}
</feed>
`
}

function entryOf({ title, summary, published, updated, image }: FeedEntry, url: string, origin: string): string {
  const picture = image
    ? `<link rel="enclosure" type="${escapeHtml(image.type)}" href="${escapeHtml(origin + image.path)}"/>`
    : ''
  return `<entry><id>${url}</id><title>${escapeHtml(title)}</title><updated>${moment(updated)}</updated><published>${moment(published)}</published><link rel="alternate" type="text/html" href="${url}"/>${picture}<summary>${escapeHtml(summary)}</summary></entry>`
}

/** Atom requires date and time (RFC 3339), so a day becomes midnight UTC. */
const moment = (text: string) => new Date(text).toISOString()
