import fp from 'fastify-plugin'
import { listMembers } from './listMembers.ts'
import { notes } from './notes.ts'
import { signals } from './signals.ts'

/** A specialist's desk: whom of their team to look at first, by which rules, and their notes. */
export const desk = fp(
  async (app) => {
    app.register(listMembers)
    app.register(signals)
    app.register(notes)
  },
  { name: 'desk', encapsulate: true, dependencies: ['policies'] },
)
