import fp from 'fastify-plugin'
import { assignTemplates } from './assignTemplates.ts'
import { editPath } from './editPath.ts'
import { templates } from './templates.ts'

/** A specialist edits the paths of their team, and keeps templates of paths. */
export const pathEditing = fp(
  async (app) => {
    app.register(editPath)
    app.register(templates)
    app.register(assignTemplates)
  },
  { name: 'pathEditing', encapsulate: true, dependencies: ['policies'] },
)
