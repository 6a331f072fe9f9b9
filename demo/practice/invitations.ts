import { minuteOf, type Calendar } from './calendar.ts'
import type { Invitation } from './records.ts'
import type { Story } from './story.ts'
import { emailOf } from './person.ts'
import { KATARZYNA, MAREK } from './specialists.ts'

type Open = Pick<Invitation, 'sender' | 'email' | 'lastName' | 'locale'> & { sent: number; revoked?: number }

const DAYS_VALID = 14

/** Those that nobody accepted: waiting, lapsed, taken back. */
const unanswered: Open[] = [
  { sender: KATARZYNA, email: 'edyta.krwawnik@example.org', lastName: 'Krwawnik', locale: 'pl', sent: 1 },
  { sender: KATARZYNA, email: 'ryszard.ostropest@example.org', lastName: 'Ostropest', locale: 'pl', sent: 9 },
  { sender: MAREK, email: 'fern.willowherb@example.org', lastName: 'Willowherb', locale: 'en', sent: 13 },
  { sender: KATARZYNA, email: 'gustaw.skrzyp@example.org', lastName: 'Skrzyp', locale: 'pl', sent: 31 },
  { sender: MAREK, email: 'celina.szafran@example.org', lastName: 'Szafran', locale: 'pl', sent: 58 },
  {
    sender: KATARZYNA,
    email: 'pomylka.w.adresie@example.org',
    lastName: 'Ostropest',
    locale: 'pl',
    sent: 10,
    revoked: 9,
  },
]

/** Everybody in a team was invited two days before. */
export function invitations(stories: Story[], { at }: Calendar): Invitation[] {
  const accepted = stories.flatMap(({ care, ...story }) =>
    care
      ? {
          sender: care.specialist,
          email: emailOf(story),
          lastName: story.lastName,
          locale: story.locale,
          ...datesOf(care.since + 2, at),
          acceptedAt: at(care.since, minuteOf('07:05')),
          revokedAt: null,
        }
      : [],
  )
  const others = unanswered.map(({ sent, revoked, ...invitation }) => ({
    ...invitation,
    ...datesOf(sent, at),
    acceptedAt: null,
    revokedAt: revoked === undefined ? null : at(revoked, minuteOf('08:20')),
  }))
  return [...accepted, ...others]
}

function datesOf(sent: number, at: Calendar['at']) {
  return { sentAt: at(sent, minuteOf('11:50')), expiresAt: at(sent - DAYS_VALID, minuteOf('11:50')) }
}
