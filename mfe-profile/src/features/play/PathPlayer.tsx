import type { PlannedProgram } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { useHoldReload, useNavigate } from '@kinora/router'
import { useSession } from '@kinora/session'
import { Skeleton, useDoseWords, useSite } from '@kinora/ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { BigButton } from './BigButton.tsx'
import { DoneList } from './DoneList.tsx'
import styles from './PathPlayer.module.css'
import { PlayActions } from './PlayActions.tsx'
import { ReadyStep } from './ReadyStep.tsx'
import { RestStep } from './RestStep.tsx'
import { useArrowKeys } from './useArrowKeys.ts'
import { useCountDone } from './useCountDone.ts'
import { usePathPlay, type Phase } from './usePathPlay.ts'

type Props = {
  programs: readonly PlannedProgram[]
  /** The specialist's note on the path. */
  note?: ReactNode
}

/**
 * Plays programs one after another, with a rest between them. Each is counted as done when its film has played to its
 * end; one that does not play is skipped. After the last one it asks once whether anything hurts. Arrow keys and Enter are
 * enough.
 */
export function PathPlayer({ programs, note }: Props) {
  const { t } = useTranslation('mfe-profile')
  const { isProvided } = useSite()
  const navigate = useNavigate()
  const { phase, queue, index, results, act } = usePathPlay()
  const { saveStates, count } = useCountDone()
  const stage = useRef<HTMLElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const player = useRef<HTMLDivElement>(null)
  const { isTestMode } = useSession()
  const [isAsked, setAsked] = useState(false)
  const played = queue.map(({ training }) => training)
  const unsaved = played.filter(({ id }) => saveStates[id] === 'failed')
  const isRunning = phase === 'playing' || phase === 'rest'
  useArrowKeys({ actions, player })
  useHoldReload(isRunning || unsaved.length > 0)
  useEffect(() => {
    if (phase !== 'ready') stage.current?.scrollIntoView?.({ block: 'start' })
  }, [phase, index])

  const current = queue[index]
  const done = played.filter((_, place) => results[place] === 'ended')
  const saveAgain = () => void Promise.all(unsaved.map(count))
  const goBack = () => void navigate(paths.myPath())
  const saveButton = unsaved.length > 0 && (
    <BigButton icon="repeat" onClick={saveAgain}>
      {t('play.done.again')}
    </BigButton>
  )

  return (
    <section ref={stage} className={styles.stage} aria-label={t('play.title')}>
      <Heading phase={phase} program={current} number={index + 1} count={queue.length} />
      {phase === 'ready' && (
        <>
          <ReadyStep programs={programs} note={note} />
          <PlayActions ref={actions}>
            <BigButton main icon="play" onClick={() => act({ type: 'begin', programs })}>
              {t('play.begin')}
            </BigButton>
            <BigButton onClick={goBack}>{t('play.back')}</BigButton>
          </PlayActions>
        </>
      )}
      {phase === 'playing' && current && (
        <>
          <div ref={player} className={styles.player}>
            <Slot
              key={index}
              name="catalog.player.v1"
              props={{
                programId: current.training.id,
                autoPlay: true,
                onEnded: ({ isWatched } = { isWatched: true }) => {
                  act({ type: isWatched ? 'ended' : 'moved' })
                  if (isWatched) void count(current.training)
                },
                onProblem: (problem) => act({ type: problem }),
              }}
              waiting={<Skeleton shape="media" />}
            />
          </div>
          <PlayActions ref={actions}>
            <BigButton icon="next" onClick={() => act({ type: 'skipped' })}>
              {t('play.skip')}
            </BigButton>
            <BigButton onClick={() => act({ type: 'stop' })}>{t('play.stop')}</BigButton>
          </PlayActions>
        </>
      )}
      {phase === 'rest' && current && (
        <RestStep
          key={index}
          next={current}
          actions={actions}
          onNext={() => act({ type: 'next' })}
          onStop={() => act({ type: 'stop' })}
        />
      )}
      {phase === 'over' && (
        <>
          <p className={styles.lead}>
            {done.length > 0 ? t('play.overLead', { count: done.length }) : t('play.overNone')}
          </p>
          <PlayActions ref={actions}>
            <BigButton main takesFocus icon="path" onClick={goBack}>
              {t('play.back')}
            </BigButton>
            {saveButton}
          </PlayActions>
          {done.length > 0 && !isAsked && !isTestMode && (
            <Slot name="catalog.checkIn.v1" props={{ programs: done, onClose: () => setAsked(true) }} waiting={null} />
          )}
        </>
      )}
      {phase === 'locked' && (
        <>
          <p className={styles.lead}>{t('play.locked')}</p>
          <PlayActions ref={actions}>
            {isProvided(paths.subscription()) && (
              <BigButton main takesFocus onClick={() => void navigate(paths.subscription())}>
                {t('play.plans')}
              </BigButton>
            )}
            <BigButton onClick={goBack}>{t('play.back')}</BigButton>
          </PlayActions>
        </>
      )}
      <DoneList queue={queue} results={results} saveStates={saveStates} />
      {phase === 'rest' && saveButton}
    </section>
  )
}

type HeadingProps = { phase: Phase; program?: PlannedProgram; number: number; count: number }

function Heading({ phase, program, number, count }: HeadingProps) {
  const { t } = useTranslation('mfe-profile')
  const doseWords = useDoseWords()
  const words = {
    ready: t('play.title'),
    playing: program && typeset(program.training.title),
    rest: t('play.rest.title'),
    over: t('play.over'),
    locked: t('play.title'),
  }
  const hasPlace = phase === 'playing' || phase === 'rest'
  return (
    <header className={styles.head}>
      <h1>{words[phase]}</h1>
      {hasPlace && count > 1 && <p>{t('play.now', { number, count })}</p>}
      {phase === 'playing' && program?.dose && <p className={styles.dose}>{doseWords(program.dose)}</p>}
    </header>
  )
}
