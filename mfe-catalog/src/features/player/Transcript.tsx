import { formatClock, typeset, useLocale } from '@kinora/i18n'
import { useEffect, useRef } from 'react'
import { useFilm } from './FilmProvider.tsx'
import styles from './Transcript.module.css'

/** What is said. Plain paragraphs until the film plays; then each line follows it, and plays from there when chosen. */
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

/** Scrolls the panel alone, never the page, and leaves it be while someone reads elsewhere in it by keyboard. */
function keepInView(line: Element | undefined) {
  const panel = line?.closest<HTMLElement>('[data-scrolls]')
  if (!line || !panel || line.parentElement?.contains(document.activeElement)) return
  const middle = line.getBoundingClientRect().top - panel.getBoundingClientRect().top - panel.clientHeight / 2
  panel.scrollTop += middle
}
