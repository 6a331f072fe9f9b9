import { formatClock, typeset, useLocale } from '@kinora/i18n'
import { useEffect, useRef } from 'react'
import { useFilm } from '../FilmProvider.tsx'
import styles from './Transcript.module.css'

/** Plain paragraphs until the film plays; then timed lines, the current one marked, each a button that seeks to it. */
export function Transcript({ text }: { text: string }) {
  const { cues, position, playFrom } = useFilm()
  const locale = useLocale()
  const list = useRef<HTMLOListElement>(null)
  const current = cues.findLastIndex(({ start }) => start <= position)
  useEffect(() => keepInView(list.current?.children[current]), [current])

  if (cues.length === 0) {
    return (
      <div className={styles.text}>
        {text
          .split(/\n+/)
          .filter(Boolean)
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </div>
    )
  }
  return (
    <ol className={styles.cues} ref={list}>
      {cues.map(({ start, text: words }, index) => (
        <li key={start}>
          <button type="button" aria-current={index === current ? 'true' : undefined} onClick={() => playFrom(start)}>
            <time dateTime={`PT${Math.floor(start)}S`}>{formatClock(start)}</time>
            <span>{locale === 'pl' ? typeset(words) : words}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Scrolls the panel, never the page, and does nothing while the focus is inside the transcript. */
function keepInView(line: Element | undefined) {
  const panel = line?.closest<HTMLElement>('[data-scrolls]')
  if (!line || !panel || line.parentElement?.contains(document.activeElement)) return
  const middle = line.getBoundingClientRect().top - panel.getBoundingClientRect().top - panel.clientHeight / 2
  panel.scrollTop += middle
}
