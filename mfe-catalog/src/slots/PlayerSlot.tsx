import type { ProgramDetail, Slots, Video } from '@kinora/contracts'
import { Skeleton } from '@kinora/ui'
import { useEffect, useEffectEvent } from 'react'
import { ExercisePlayer } from '../features/player/ExercisePlayer.tsx'
import { useFilmLock } from '../features/player/filmLock.ts'
import { FilmProvider, useFilm } from '../features/player/FilmProvider.tsx'
import { useResume } from '../features/player/useResume.ts'
import { useCatalogGetProgramQuery } from '../features/programs/programsApi.ts'

type Props = Slots['catalog.player.v1']

/** `catalog.player.v1`: the film of one program, which tells when it is over or cannot be played. */
export default function PlayerSlot({ programId, ...rest }: Props) {
  const { currentData: program, isError } = useCatalogGetProgramQuery(String(programId))
  const hasNoFilm = isError || (program !== undefined && !program.video)
  const tellProblem = useEffectEvent(() => rest.onProblem('failed'))
  useEffect(() => {
    if (hasNoFilm) tellProblem()
  }, [hasNoFilm])
  if (!program?.video) return <Skeleton shape="media" />
  return (
    <FilmProvider key={program.id} duration={program.video.duration}>
      <Film program={program} film={program.video} {...rest} />
    </FilmProvider>
  )
}

function Film({
  program,
  film,
  autoPlay = false,
  onEnded,
  onProblem,
}: Omit<Props, 'programId'> & { program: ProgramDetail; film: Video }) {
  const { startAt, playFrom, finish, isWatched } = useFilm()
  const { resumeAt, isKnown } = useResume(program, film)
  const isLocked = useFilmLock(program) !== null
  const begins = autoPlay && isKnown && startAt === null && !isLocked
  const begin = useEffectEvent(() => playFrom(resumeAt, true))
  const tellLocked = useEffectEvent(() => onProblem('locked'))
  useEffect(() => {
    if (begins) begin()
  }, [begins])
  useEffect(() => {
    if (isLocked) tellLocked()
  }, [isLocked])
  return (
    <ExercisePlayer
      program={program}
      onProblem={onProblem}
      onEnded={() => {
        finish()
        onEnded({ isWatched })
      }}
    />
  )
}
