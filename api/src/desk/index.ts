import fp from 'fastify-plugin'
import { getTeam } from './getTeam.ts'
import { listConversations } from './listConversations.ts'
import { listMembers } from './listMembers.ts'
import { notes } from './notes.ts'
import { readPlace } from './readPlace.ts'
import { signals } from './signals.ts'
import { keepStandings } from './standings/keepStandings.ts'
import { readMembers } from './members/readMembers.ts'
import { readExercises } from './members/readExercises.ts'
import { readTimeline } from './members/readTimeline.ts'

/** A specialist's desk: what they read of a member, whom to look at first, by which rules, and their notes. */
export const desk = fp(
  async (app) => {
    app.register(getTeam)
    app.register(listMembers)
    app.register(readPlace)
    app.register(keepStandings)
    app.register(listConversations)
    app.register(signals)
    app.register(notes)
    app.register(readMembers)
    app.register(readExercises)
    app.register(readTimeline)
  },
  { name: 'desk', encapsulate: true, dependencies: ['policies', 'jobs', 'metrics'] },
)
