/** One caption: from and to in seconds of the film. */
export type Cue = { start: number; end: number; text: string }

/**
 * Parses a WebVTT file into times and plain text. Styles, regions, notes and positions are ignored, tags are stripped.
 * Unreadable cues are skipped; it never throws.
 */
export function parseCues(webVtt: string): Cue[] {
  const blocks = webVtt
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  return blocks.flatMap((block) => {
    const lines = block.split('\n').filter(Boolean)
    const timing = lines.findIndex((line) => line.includes('-->'))
    const [start, end] = (lines[timing] ?? '').split('-->').map((time) => readTime(time))
    const text = plainWords(lines.slice(timing + 1).join(' '))
    return start === undefined || end === undefined || text === '' ? [] : [{ start, end, text }]
  })
}

/** The `01:02:03.456` or `02:03.456` at the start of a text, in seconds. */
function readTime(text: string): number | undefined {
  const match = /^\s*(?:(\d+):)?(\d{1,2}):(\d{1,2}(?:\.\d+)?)/.exec(text)
  return match ? Number(match[1] ?? 0) * 3600 + Number(match[2]) * 60 + Number(match[3]) : undefined
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', nbsp: '\u00a0', lrm: '', rlm: '' }

/** The text of a cue without its tags and entities. */
export const plainWords = (text: string): string =>
  text
    .replace(/<[^>]*>/g, '')
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .trim()
