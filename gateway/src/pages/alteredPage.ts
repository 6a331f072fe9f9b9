import type { PageState } from '@kinora/contracts'
import { scriptJson } from '../http/escape.ts'

const STATE = /(?<=<script type="application\/json" id="kinora-page">)[^]*?(?=<\/script>)/

/** A page's state in its HTML, changed. */
export const withState = (html: string, change: (state: PageState) => PageState): string =>
  html.replace(STATE, (text) => scriptJson(change(JSON.parse(text) as PageState)))

/** A page's HTML without the elements that load files of these remotes. */
export const withoutFilesOf = (html: string, names: string[], elements: ('script' | 'link')[]): string =>
  html.replace(
    /<(script|link)\b[^>]*"\/releases\/([^/"]+)\/[^>]*>(?:<\/script>)?/g,
    (element, tag: 'script' | 'link', name: string) => (elements.includes(tag) && names.includes(name) ? '' : element),
  )
