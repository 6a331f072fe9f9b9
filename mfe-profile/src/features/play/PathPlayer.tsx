import type { Program } from '@kinora/contracts'
import { typeset, useTranslation } from '@kinora/i18n'
import { paths } from '@kinora/paths'
import { Slot } from '@kinora/remote'
import { useHoldReload, useNavigate } from '@kinora/router'
import { Skeleton, useSite } from '@kinora/ui'
import { useEffect, useRef } from 'react'
import { BigButton } from './BigButton.tsx'
import { DoneList } from './DoneList.tsx'
import styles from './PathPlayer.module.css'
import { PlayActions } from './PlayActions.tsx'
import { ReadyStep } from './ReadyStep.tsx'
import { RestStep } from './RestStep.tsx'
import { useArrowKeys } from './useArrowKeys.ts'
import { useCountDone } from './useCountDone.ts'
import { usePathPlay, type Phase } from './usePathPlay.ts'

/**
 * Plays programs one after another, with a rest between them. Each is counted as done when its film ends; one that does
 * not play is skipped. Arrow keys and Enter are enough.
 */
export function PathPlayer({ programs }: { programs: readonly Program[] }) {
  const { t } = useTranslation('mfe-profile')
  const { isProvided } = useSite()
  const navigate = useNavigate()
  const { phase, queue, index, results, act } = usePathPlay()
  const { counted, count } = useCountDone()
  const stage = useRef<HTMLElement>(null)
  const actions = useRef<HTMLDivElement>(null)
  const player = useRef<HTMLDivElement>(null)
  const unsaved = queue.filter(({ id }) => counted[id] === 'failed')
  const isRunning = phase === 'playing' || phase === 'rest'
  useArrowKeys({ actions, player })
  useHoldReload(isRunning || unsaved.length > 0)
  useEffect(() => {
    if (phase !== 'ready') stage.current?.scrollIntoView?.({ block: 'start' })
  }, [phase, index])

  const current = queue[index]
  const ended = results.filter((result) => result === 'ended').length
  const saveAgain = () => void Promise.all(unsaved.map(count))
  const goBack = () => void navigate(paths.myPath())
  const saveButton = unsaved.length > 0 && (
    <BigButton icon="repeat" onClick={saveAgain}>
      {t('play.done.again')}
    </BigButton>
  )

  return (
    <section ref={stage} className={styles.stage} aria-label={t('play.title')}>
      <Heading phase={phase} title={current && typeset(current.title)} number={index + 1} count={queue.length} />
      {phase === 'ready' && (
        <>
          <ReadyStep programs={programs} />
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
                programId: current.id,
                autoPlay: true,
                onEnded: () => {
                  act({ type: 'ended' })
                  void count(current)
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
          <p className={styles.lead}>{ended > 0 ? t('play.overLead', { count: ended }) : t('play.overNone')}</p>
          <PlayActions ref={actions}>
            <BigButton main takesFocus icon="path" onClick={goBack}>
              {t('play.back')}
            </BigButton>
            {saveButton}
          </PlayActions>
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
      <DoneList queue={queue} results={results} counted={counted} />
      {phase === 'rest' && saveButton}
    </section>
  )
}

type HeadingProps = { phase: Phase; title?: string; number: number; count: number }

function Heading({ phase, title, number, count }: HeadingProps) {
  const { t } = useTranslation('mfe-profile')
  const words = {
    ready: t('play.title'),
    playing: title,
    rest: t('play.rest.title'),
    over: t('play.over'),
    locked: t('play.title'),
  }
  const hasPlace = phase === 'playing' || phase === 'rest'
  return (
    <header className={styles.head}>
      <h1>{words[phase]}</h1>
      {hasPlace && count > 1 && <p>{t('play.now', { number, count })}</p>}
    </header>
  )
}
