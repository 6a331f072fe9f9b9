import type { Slots } from '@kinora/contracts'
import { useRef, useState } from 'react'
import { useMySpecialist } from '../features/path/specialistApi.ts'
import { StopDialog } from '../features/path/StopDialog.tsx'
import { CheckInDialog } from '../features/training/checkIn/CheckInDialog.tsx'
import { NO_ANSWERS, useSaveAnswers, type Answers } from '../features/training/useAnswers.ts'

/** `catalog.checkIn.v1`: one short check-in after several programs, about the one that hurt. */
export default function CheckInSlot({ programs, onClose }: Slots['catalog.checkIn.v1']) {
  const specialist = useMySpecialist()
  const send = useSaveAnswers()
  const returnTo = useRef<HTMLElement>(null)
  /** What was saved, and about which program: it can be changed from there. */
  const [kept, setKept] = useState<{ answers: Answers; programId: number }>()
  const save = async (answers: Answers, programId: number) => {
    const saved = await send(programId, kept?.answers ?? NO_ANSWERS, answers)
    if (!saved.error) setKept({ answers, programId })
    return saved
  }
  return (
    <CheckInDialog
      programs={kept ? programs.filter(({ id }) => id === kept.programId) : programs}
      answers={{ saved: kept?.answers ?? NO_ANSWERS, hasFailed: false, retry: () => {}, save }}
      specialist={specialist}
      returnTo={returnTo}
      stopped={(stop) => <StopDialog {...stop} />}
      onClose={onClose}
    />
  )
}
