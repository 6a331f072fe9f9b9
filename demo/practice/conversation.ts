import { minuteOf, type Calendar } from './calendar.ts'
import type { Chance } from './chance.ts'
import type { Message, VideoSurvey } from './records.ts'
import type { Story } from './story.ts'
import type { Thread } from './thread.ts'

type Line = { from: 'member' | 'specialist'; sentAt: string; message: Partial<Message> & Pick<Message, 'type'> }

const JOINING = minuteOf('07:05')
const AT_THE_DESK = minuteOf('08:00')
const LEAVING = minuteOf('20:15')
const SEEN = { member: 1, specialist: 2 }

/**
 * Everything between the member and the specialist: what they wrote, what the product tells of path and team, and the
 * answers after films while the member was in the team.
 */
export function conversationOf(
  member: string,
  { care, path }: Story,
  thread: Thread | undefined,
  surveys: VideoSurvey[],
  { at }: Calendar,
  chance: Chance,
): Message[] {
  if (!care) return []
  const keys = { member, specialist: care.specialist }
  const [joinedAt, leftAt] = [at(care.since, JOINING), at(care.left ?? 0, care.left ? LEAVING : 0)]

  const lines: Line[] = [
    { from: 'member', sentAt: joinedAt, message: { type: 'JOIN_TO_TEAM' } },
    ...(path?.trainings ?? []).flatMap(({ program, since, until }, place): Line[] => {
      const change = (day: number, type: Message['type']): Line => ({
        from: 'specialist',
        sentAt: at(day, AT_THE_DESK + place),
        message: { type, program },
      })
      const added = change(since, 'ADD_VIDEO_TO_PATH')
      return until === undefined ? [added] : [added, change(until, 'REMOVE_VIDEO_FROM_PATH')]
    }),
    ...(thread?.lines ?? []).map(([day, clock, from, content]): Line => ({
      from,
      sentAt: at(day, minuteOf(clock)),
      message: { type: 'TEXT_MESSAGE', content },
    })),
    ...surveys
      .filter((survey) => survey.at > joinedAt && survey.at < leftAt)
      .map(({ program, feeling, at: sentAt }): Line => ({
        from: 'member',
        sentAt,
        message: { type: 'VIDEO_SURVEY_COMPLETED', program, feeling },
      })),
  ]
  if (care.left) lines.push({ from: 'member', sentAt: leftAt, message: { type: 'LEAVE_TEAM' } })

  const seen = thread?.seen ?? SEEN
  const endOfSeen = { member: at(seen.member - 1, 0), specialist: at(seen.specialist - 1, 0) }
  return lines.map(({ from, sentAt, message }) => {
    const to = from === 'member' ? 'specialist' : 'member'
    const read = soonAfter(sentAt, chance)
    return {
      content: '',
      program: null,
      feeling: null,
      ...message,
      from: keys[from],
      to: keys[to],
      sentAt,
      readAt: sentAt < endOfSeen[to] ? read : null,
    }
  })
}

function soonAfter(instant: string, chance: Chance) {
  return new Date(Date.parse(instant) + Math.round(chance.between(3, 14)) * 60_000).toISOString()
}
