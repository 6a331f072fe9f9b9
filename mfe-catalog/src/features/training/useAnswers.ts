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
  rating: number | null
}

export const NO_ANSWERS: Answers = {
  feeling: null,
  painBefore: null,
  painAfter: null,
  effort: null,
  note: null,
  rating: null,
}

/** Today's saved answers about a program, undefined until all have loaded, and a function that saves changes. */
export function useAnswers(programId: number, { skip }: { skip: boolean }) {
  const wish = { skip, refetchOnMountOrArgChange: true }
  const checkIn = useCatalogCheckInQuery(programId, wish)
  const survey = useCatalogSurveyQuery(programId, wish)
  const feedback = useCatalogFeedbackQuery(programId, wish)
  const [saveCheckIn] = useCatalogSaveCheckInMutation()
  const [saveSurvey] = useCatalogSaveSurveyMutation()
  const [saveFeedback] = useCatalogSaveFeedbackMutation()
  const reads = [checkIn, survey, feedback]

  const saved: Answers | undefined = reads.some(({ data }) => data === undefined)
    ? undefined
    : {
        feeling: survey.data?.feeling ?? null,
        painBefore: checkIn.data?.painBefore ?? null,
        painAfter: checkIn.data?.painAfter ?? null,
        effort: checkIn.data?.effort ?? null,
        note: checkIn.data?.note ?? null,
        rating: feedback.data?.rating ?? null,
      }

  /** Sends what differs from what is saved; resolves to false when not all of it was saved. */
  async function save(answers: Answers): Promise<boolean> {
    const { feeling, rating } = answers
    const change = changeOf(saved ?? NO_ANSWERS, answers)
    const sent = await Promise.all([
      feeling && feeling !== saved?.feeling ? saveSurvey({ training: programId, feeling }) : undefined,
      Object.keys(change).length > 0 ? saveCheckIn({ training: programId, ...change }) : undefined,
      rating && rating !== saved?.rating ? saveFeedback({ training: programId, rating }) : undefined,
    ])
    return sent.every((answer) => !answer?.error)
  }

  return {
    saved,
    hasFailed: !saved && reads.some(({ isError }) => isError),
    lookAgain: () => reads.filter(({ isError }) => isError).forEach(({ refetch }) => void refetch()),
    save,
  }
}

function changeOf(saved: Answers, now: Answers): CheckInChange {
  const names = ['painBefore', 'painAfter', 'effort', 'note'] as const
  return Object.fromEntries(names.filter((name) => saved[name] !== now[name]).map((name) => [name, now[name]]))
}
