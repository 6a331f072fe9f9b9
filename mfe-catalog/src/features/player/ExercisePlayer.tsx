import type { ProgramDetail, Video } from '@kinora/contracts'
import { useTranslation } from '@kinora/i18n'
import { useLocation } from '@kinora/router'
import { useHydrated } from '@kinora/ui'
import { useEffect, type ComponentProps } from 'react'
import styles from './ExercisePlayer.module.css'
import { FilmCover } from './FilmCover.tsx'
import { useFilmLock } from './filmLock.ts'
import { useFilm } from './FilmProvider.tsx'
import { LockedFilm } from './LockedFilm.tsx'
import { PlayPill } from './PlayPill.tsx'
import type { FilmPlayer } from './playing/FilmPlayer.tsx'
import { usePlayerCode } from './usePlayerCode.ts'
import { reserveResume, useResume } from './useResume.ts'
import { permitVoice } from './voice/permitVoice.ts'
import { voiceChoice } from './voice/voiceChoice.ts'

type Props = {
  program: ProgramDetail
} & Pick<ComponentProps<typeof FilmPlayer>, 'offer' | 'onEnded' | 'onProblem'>

/**
 * The film of a program: its poster and one large play button. The player itself is loaded when the button is pressed.
 */
export function ExercisePlayer({ program, ...rest }: Props) {
  const { t } = useTranslation('mfe-catalog')
  const { title, video: film } = program
  return (
    <section className={styles.player} aria-label={t('player.label', { title })}>
      {film ? (
        <Film program={program} film={film} {...rest} />
      ) : (
        <FilmCover program={program} sentence={t('player.noFilm')} />
      )}
    </section>
  )
}

function Film({ program, film, ...rest }: Props & { film: Video }) {
  const { t } = useTranslation('mfe-catalog')
  const { startAt, playFrom } = useFilm()
  const isStarted = startAt !== null
  const { resumeAt: stoppedAt, isKnown } = useResume(program, film)
  const { pathname } = useLocation()
  useEffect(() => {
    if (isKnown && !isStarted) reserveResume(pathname, stoppedAt > 0)
  }, [isKnown, isStarted, pathname, stoppedAt])
  const resumeAt = useAskedStart(film) || stoppedAt
  const lock = useFilmLock(program)
  const { FilmPlayer: Player, failed, retry } = usePlayerCode(isStarted)
  if (Player) {
    return (
      <Player
        program={program}
        film={film}
        {...rest}
        locked={(reason) => <LockedFilm program={program} lock={reason} isAnswer />}
      />
    )
  }
  if (lock && !isStarted) return <LockedFilm program={program} lock={lock} />
  return (
    <FilmCover
      program={program}
      film={film}
      time={startAt ?? resumeAt}
      sentence={failed ? t('player.failed') : undefined}
    >
      <PlayPill
        duration={film.duration}
        resumeAt={resumeAt}
        isKnown={isKnown}
        busy={isStarted && !failed}
        onPlay={(at) => {
          if (voiceChoice.read()) permitVoice()
          if (failed) retry()
          else playFrom(at, at === stoppedAt)
        }}
      />
    </FilmCover>
  )
}

/** The second that the address asks for, `?t=133`; 0 without one. The server's page is the same for all of them. */
function useAskedStart({ duration }: Video): number {
  const isHydrated = useHydrated()
  const { search } = useLocation()
  const second = isHydrated ? Math.floor(Number(new URLSearchParams(search).get('t'))) : 0
  return second > 0 && second < duration ? second : 0
}
