import type { ProgramDetail, TrainingDay } from '@kinora/contracts'
import { useLocale, useTranslation } from '@kinora/i18n'
import { FILM_STARTED_AFTER_SECONDS } from '@kinora/limits'
import { localePath, paths } from '@kinora/paths'
import { useParams } from '@kinora/router'
import { useSession } from '@kinora/session'
import { Breadcrumbs, ErrorState, PageHead, useSite, Wrap } from '@kinora/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { AfterFilm } from '../features/after-film/AfterFilm.tsx'
import { FavouriteButton } from '../features/saved-programs/FavouriteButton.tsx'
import { SaveButtons } from '../features/saved-programs/SaveButtons.tsx'
import { NextOnPath } from '../features/path/NextOnPath.tsx'
import { useNextOnPath } from '../features/path/useNextOnPath.ts'
import { AskAboutMoment } from '../features/player/AskAboutMoment.tsx'
import { ExercisePlayer } from '../features/player/ExercisePlayer.tsx'
import { FilmPanel } from '../features/player/FilmPanel.tsx'
import { FilmProvider, useFilm } from '../features/player/FilmProvider.tsx'
import { Preparation } from '../features/program/Preparation.tsx'
import { ProgramCredits } from '../features/program/ProgramCredits.tsx'
import { ProgramDescription } from '../features/program/ProgramDescription.tsx'
import { ProgramHeading } from '../features/program/ProgramHeading.tsx'
import { alternatesOf, videoObject } from '../features/program/programMeta.ts'
import { ProgramSkeleton } from '../features/program/ProgramSkeleton.tsx'
import { SimilarPrograms } from '../features/programs/SimilarPrograms.tsx'
import { useProgram } from '../features/programs/useProgram.ts'
import { DoneOffer } from '../features/training/DoneOffer.tsx'
import { expectTrainingRows } from '../features/training/trainingRowSpace.ts'
import { TrainingPanel } from '../features/training/TrainingPanel.tsx'
import { useTrainingDay } from '../features/training/useTrainingDay.ts'
import { TrainingProvider, useTraining } from '../features/training/TrainingProvider.tsx'
import styles from './ProgramScreen.module.css'

/** One program: its film with chapters and transcript, what to know before, and what to do next. */
export default function ProgramScreen() {
  const { t } = useTranslation('mfe-catalog')
  const locale = useLocale()
  const { origin } = useSite()
  const { id = '' } = useParams()
  const { data: program, isError, refetch } = useProgram(id)
  if (isError && !program) return <ErrorState sentence={t('program.failed')} onRetry={() => void refetch()} />
  if (!program) return <ProgramSkeleton />

  const { title, summary, image, moreLikeThis = [], category } = program
  const path = paths.program(program.id)
  return (
    <Wrap>
      <PageHead
        title={title}
        description={summary}
        path={path}
        alternates={alternatesOf(program)}
        image={image?.formats.share && { ...image.formats.share, alt: image.alternativeText }}
        jsonLd={videoObject(program, { origin, page: localePath(locale, path) })}
      />
      <Breadcrumbs ns="mfe-catalog" lastTitle={title} />
      <FilmProvider key={program.id} duration={program.video?.duration}>
        <Training program={program}>
          <div className={styles.layout}>
            <div className={styles.player}>
              <Film program={program} />
            </div>
            <div className={styles.heading}>
              <ProgramHeading program={program} />
            </div>
            <div className={styles.panel}>
              <FilmPanel program={program} />
            </div>
            <div className={styles.side}>
              <Actions program={program} />
              <Preparation items={program.whatYouNeed} />
              {program.credits && <ProgramCredits credits={program.credits} />}
            </div>
            <div className={styles.description}>
              <ProgramDescription program={program} />
            </div>
          </div>
        </Training>
      </FilmProvider>
      <SimilarPrograms
        programs={moreLikeThis}
        category={category}
        actionOf={(other) => <FavouriteButton program={other} />}
      />
    </Wrap>
  )
}

/**
 * Connects the film with marking the program as done, and reserves space for the rows above the list. A component of
 * its own, as `Actions` is, because the film's time changes four times a second.
 */
function Training({ program, children }: { program: ProgramDetail; children: ReactNode }) {
  const { finish, videoRef, position } = useFilm()
  const { session } = useSession()
  const hasBegun = session !== null && position >= FILM_STARTED_AFTER_SECONDS
  useEffect(() => {
    if (hasBegun) expectTrainingRows({ hasBegun: true })
  }, [hasBegun])
  const onDone = (doneUntil?: string) => {
    finish()
    expectTrainingRows({ hasBegun: false, doneUntil })
  }
  return (
    <TrainingProvider program={program} onDone={onDone} onAsk={() => videoRef.current?.pause()}>
      {children}
    </TrainingProvider>
  )
}

/** The film, and below it what follows from it: the ways on once it has ended, and a question about its moment. */
function Film({ program }: { program: ProgramDetail }) {
  const { videoRef } = useFilm()
  const [hasEnded, setEnded] = useState(false)
  const { day } = useTrainingDay({ maxAge: Infinity, skip: !hasEnded })
  const next = useNextOnPath(program, doneIn(day), { skip: !hasEnded })
  const onEnded = () => {
    const { currentTime = 0, duration = 0 } = videoRef.current ?? {}
    // A last exercise that is repeated has already gone back to its beginning.
    if (currentTime > duration - 1) setEnded(true)
  }
  return (
    <>
      <ExercisePlayer program={program} offer={<DoneOffer />} onEnded={onEnded} />
      <AfterFilm program={program} hasEnded={hasEnded} hasNext={next === undefined ? undefined : next !== null} />
      <AskAboutMoment program={program} />
    </>
  )
}

function Actions({ program }: { program: ProgramDetail }) {
  const { isNearlyOver } = useFilm()
  return (
    <TrainingPanel isOffered={isNearlyOver}>
      <Next program={program} isOffered={isNearlyOver} />
      <SaveButtons program={program} />
    </TrainingPanel>
  )
}

/** The next program of the path, once this film is nearly over or was done today. */
function Next({ program, isOffered }: { program: ProgramDetail; isOffered: boolean }) {
  const { today } = useTraining()
  return (isOffered || Boolean(today?.times)) && <NextAfter program={program} />
}

function NextAfter({ program }: { program: ProgramDetail }) {
  const { day } = useTrainingDay({ maxAge: 10 })
  return <NextOnPath program={program} done={doneIn(day)} />
}

/** The ids of the programs done on that day. */
const doneIn = (day?: TrainingDay) => day?.done.map(({ training }) => training.id) ?? []
