import type { ProgramDetail } from '@kinora/contracts'
import { useLocale, useTranslation } from '@kinora/i18n'
import { FILM_STARTED_AFTER_SECONDS } from '@kinora/limits'
import { localePath, paths } from '@kinora/paths'
import { useLocation, useParams } from '@kinora/router'
import { useSession } from '@kinora/session'
import { Breadcrumbs, ErrorState, PageHead, reserveSpace, useSite, Wrap } from '@kinora/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { AfterFilm } from '../features/after-film/AfterFilm.tsx'
import { FavouriteButton } from '../features/saved-programs/FavouriteButton.tsx'
import { SaveButtons } from '../features/saved-programs/SaveButtons.tsx'
import { PathStrip } from '../features/path/PathStrip.tsx'
import { RestOfToday } from '../features/path/RestOfToday.tsx'
import { useMySpecialist } from '../features/path/specialistApi.ts'
import { StopDialog } from '../features/path/StopDialog.tsx'
import { StopNotice } from '../features/path/StopNotice.tsx'
import { WriteLink } from '../features/path/WriteToSpecialist.tsx'
import { useMyPlan, usePlace, type Place } from '../features/path/usePlace.ts'
import { AskAboutMoment } from '../features/player/AskAboutMoment.tsx'
import { ExercisePlayer } from '../features/player/ExercisePlayer.tsx'
import { FilmPanel } from '../features/player/panel/FilmPanel.tsx'
import { FilmProvider, useFilm } from '../features/player/FilmProvider.tsx'
import { reserveResume } from '../features/player/useResume.ts'
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
import { TrainingProvider, useTraining } from '../features/training/TrainingProvider.tsx'
import styles from './ProgramScreen.module.css'

/** One program: its film with chapters and transcript, what to know before, and what to do next. */
export default function ProgramScreen() {
  const { t } = useTranslation('mfe-catalog')
  const locale = useLocale()
  const { origin } = useSite()
  const { id = '' } = useParams()
  const { data: program, isError, refetch } = useProgram(id)
  const place = usePlace({ id: Number(id) })
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
      <Top place={place} title={title} />
      <FilmProvider key={program.id} duration={program.video?.duration}>
        <Training program={program}>
          <div className={styles.layout}>
            <div className={styles.player}>
              <Film program={program} />
            </div>
            <div className={styles.heading}>
              {place && <Left place={place} />}
              <ProgramHeading program={program} hasTitle={!place} />
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
              <Description program={program} />
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

/** The way back: to the member's path, with what it says of the program, or along the breadcrumbs. */
function Top({ place, title }: { place: Place | null | undefined; title: string }) {
  const { pathname } = useLocation()
  const isOnPath = place === undefined ? undefined : place !== null
  useEffect(() => {
    if (isOnPath !== undefined) reserveSpace(`pathStrip@${pathname}`, isOnPath ? undefined : 0)
  }, [isOnPath, pathname])
  if (place) return <PathStrip place={place} title={title} />
  return (
    <div className={place === undefined ? styles.unknown : undefined}>
      <Breadcrumbs ns="mfe-catalog" lastTitle={title} />
    </div>
  )
}

/**
 * Connects the film with marking the program as done, and reserves space for the rows above the list. A component of
 * its own, as `Actions` is, because the film's time changes four times a second.
 */
function Training({ program, children }: { program: ProgramDetail; children: ReactNode }) {
  const { finish, videoRef, position } = useFilm()
  const { session } = useSession()
  const specialist = useMySpecialist()
  const { pathname } = useLocation()
  const hasBegun = session !== null && position >= FILM_STARTED_AFTER_SECONDS
  useEffect(() => {
    if (!hasBegun) return
    expectTrainingRows({ hasBegun: true })
    reserveResume(pathname, true)
  }, [hasBegun, pathname])
  const onDone = (doneUntil?: string) => {
    finish()
    reserveResume(pathname, false)
    expectTrainingRows({ hasBegun: false, doneUntil })
  }
  return (
    <TrainingProvider
      program={program}
      specialist={specialist}
      stopped={(stop) => <StopDialog {...stop} />}
      onDone={onDone}
      onAsk={() => videoRef.current?.pause()}
    >
      {children}
    </TrainingProvider>
  )
}

/** The film, and below it what follows from it: the ways on once it has ended, and a question about its moment. */
function Film({ program }: { program: ProgramDetail }) {
  const { videoRef } = useFilm()
  const isRest = useRest()
  const [hasEnded, setEnded] = useState(false)
  const place = usePlace(program)
  const specialist = useMySpecialist()
  const onEnded = () => {
    const { currentTime = 0, duration = 0 } = videoRef.current ?? {}
    // A last exercise that is repeated has already gone back to its beginning.
    if (currentTime > duration - 1) setEnded(true)
  }
  return (
    <>
      <ExercisePlayer program={program} offer={!isRest && <DoneOffer />} onEnded={onEnded} />
      <AfterFilm
        program={program}
        hasEnded={hasEnded && !isRest}
        hasNext={place === undefined ? undefined : place !== null && place.left.length > 0}
      />
      <AskAboutMoment program={program} hasSpecialist={Boolean(specialist)} />
    </>
  )
}

function Actions({ program }: { program: ProgramDetail }) {
  const { isNearlyOver } = useFilm()
  const isRest = useRest()
  return (
    <TrainingPanel isOffered={isNearlyOver && !isRest}>
      {isRest && <StopNotice />}
      <SaveButtons program={program} />
    </TrainingPanel>
  )
}

/** What else today asks for, unless the answers ask for rest. */
function Left({ place }: { place: Place }) {
  return !useRest() && <RestOfToday left={place.left} />
}

/** Whether answers of today ask for rest, about this program or another: then nothing more is offered. */
function useRest(): boolean {
  const { isStopped } = useTraining()
  return useMyPlan()?.asksForRest === true || isStopped
}

function Description({ program }: { program: ProgramDetail }) {
  const specialist = useMySpecialist()
  return <ProgramDescription program={program} writeTo={specialist && <WriteLink specialist={specialist} />} />
}
