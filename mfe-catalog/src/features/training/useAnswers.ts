import type { EffortName, FeelingName } from '@kinora/limits'
import {
  useCatalogCheckInQuery,
  useCatalogFeedbackQuery,
  useCatalogSaveCheckInMutation,
  useCatalogSaveFeedbackMutation,
  useCatalogSaveSurveyMutation,
  useCatalogSurveyQuery,
  type CheckInChange,
} from './answersApi.ts'

/** Null means skipped. Pain from 0 to 10, `rating` from 1 to 5. */
export type Answers = {
  feeling: FeelingName | null
  painBefore: number | null
  painAfter: number | null
  effort: EffortName | null
  note: string | null
  isNoteShared: boolean
  rating: number | null
}

export const NO_ANSWERS: Answers = {
  feeling: null,
  painBefore: null,
  painAfter: null,
  effort: null,
  note: null,
  isNoteShared: false,
  rating: null,
}

/** `error`: why not all was saved. `isSent`: there was something to save. `stop`: the answers ask for rest. */
export type Saved = { error?: unknown; isSent: boolean; stop: boolean }

/** Today's saved answers about a program, undefined until all have loaded, and a function that saves changes. */
export function useAnswers(programId: number, { skip }: { skip: boolean }) {
  const wish = { skip, refetchOnMountOrArgChange: true }
  const checkIn = useCatalogCheckInQuery(programId, wish)
  const survey = useCatalogSurveyQuery(programId, wish)
  const feedback = useCatalogFeedbackQuery(programId, wish)
  const save = useSaveAnswers()
  const reads = [checkIn, survey, feedback]

  const saved: Answers | undefined = reads.some(({ data }) => data === undefined)
    ? undefined
    : {
        feeling: survey.data?.feeling ?? null,
        painBefore: checkIn.data?.painBefore ?? null,
        painAfter: checkIn.data?.painAfter ?? null,
        effort: checkIn.data?.effort ?? null,
        note: checkIn.data?.note ?? null,
        isNoteShared: checkIn.data?.isNoteShared ?? false,
        rating: feedback.data?.rating ?? null,
      }

  return {
    saved,
    /** They ask for rest today. */
    stop: checkIn.currentData?.stop ?? false,
    hasFailed: !saved && reads.some(({ isError }) => isError),
    retry: () => reads.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
    save: (answers: Answers) => save(programId, saved ?? NO_ANSWERS, answers),
  }
}

/** A function that sends what differs from the answers before. */
export function useSaveAnswers() {
  const [saveCheckIn] = useCatalogSaveCheckInMutation()
  const [saveSurvey] = useCatalogSaveSurveyMutation()
  const [saveFeedback] = useCatalogSaveFeedbackMutation()

  return async (training: number, before: Answers, { feeling, rating, ...checkIn }: Answers): Promise<Saved> => {
    const change = changeOf(before, checkIn)
    const [checked, ...others] = await Promise.all([
      Object.keys(change).length > 0 ? saveCheckIn({ training, ...change }) : undefined,
      feeling && feeling !== before.feeling ? saveSurvey({ training, feeling }) : undefined,
      rating && rating !== before.rating ? saveFeedback({ training, rating }) : undefined,
    ])
    const answers = [checked, ...others]
    return {
      error: answers.find((answer) => answer?.error)?.error,
      isSent: answers.some(Boolean),
      stop: checked?.data?.stop ?? false,
    }
  }
}

function changeOf(before: Answers, now: Omit<Answers, 'feeling' | 'rating'>): CheckInChange {
  const names = ['painBefore', 'painAfter', 'effort', 'note', 'isNoteShared'] as const
  return Object.fromEntries(names.filter((name) => before[name] !== now[name]).map((name) => [name, now[name]]))
}
