import { PATH_ITEMS_MAX, PATH_NAME_MAX_LENGTH, PATH_NOTE_MAX_LENGTH } from '@kinora/limits'
import { type Static, Type } from 'typebox'
import { Id, Program } from './content.ts'
import { orNull } from './orNull.ts'
import { Dose } from './plan.ts'

/** How a specialist edits the path of a member of their team, and templates of paths (docs/contract.md, "Team"). */

const Instant = Type.String({ format: 'date-time' })
/** The database's largest integer. */
const MOST = { maximum: 2_147_483_647 }
const Count = Type.Integer({ minimum: 0, ...MOST })
const TemplateVersion = Type.Integer({ minimum: 1, ...MOST })
const only = { additionalProperties: false }
const Name = Type.String({ minLength: 1, maxLength: PATH_NAME_MAX_LENGTH })
const Note = Type.String({ maxLength: PATH_NOTE_MAX_LENGTH })

/**
 * The programs in their order; `gentle`: the shorter list for bad days, none if empty. `addedDay`: when a program came to
 * a member's path, in their days; templates have none.
 */
const Items = {
  items: Type.Array(
    Type.Object({ training: Program, dose: orNull(Dose), addedDay: Type.Optional(Type.String({ format: 'date' })) }),
  ),
  gentle: Type.Array(Program),
}
const NewDose = Type.Object({ training: Id, dose: orNull(Dose) }, only)
/**
 * `trainings`: ids in any language, in their order, each once. `doses`: of programs of the list; one that is left out
 * has none. Without `doses`, `gentle`, `painNote` or `allowsPause` those do not change.
 */
const NewItems = {
  trainings: Type.Array(Id, { maxItems: PATH_ITEMS_MAX }),
  doses: Type.Optional(Type.Array(NewDose, { maxItems: PATH_ITEMS_MAX })),
  gentle: Type.Optional(Type.Array(Id, { maxItems: PATH_ITEMS_MAX })),
}

/**
 * A member's path as its specialist edits it. `painNote`: what to do when it hurts. `version` grows with every change, whoever makes it; 0 before the first
 * one, when the member has no path yet.
 */
export const EditablePath = Type.Object({
  version: Count,
  name: Type.String(),
  note: Type.String(),
  painNote: Type.Optional(Type.String()),
  allowsPause: Type.Boolean(),
  ...Items,
})
export type EditablePath = Static<typeof EditablePath>

/**
 * The whole path after an edit. With a `version` that is no longer the path's the answer is 409 `path.changed`, and
 * nothing changes.
 */
export const NewPath = Type.Object(
  {
    version: Type.Optional(Count),
    name: Name,
    note: Note,
    painNote: Type.Optional(Note),
    allowsPause: Type.Optional(Type.Boolean()),
    ...NewItems,
  },
  only,
)
export type NewPath = Static<typeof NewPath>

/** One program more, at the end, without a dose. */
export const NewPathTraining = Type.Object({ trainingId: Id }, only)
export type NewPathTraining = Static<typeof NewPathTraining>

/** What differs between two paths: programs that are new, gone, or have another dose, and what else changed. */
export const PathDifference = Type.Object({
  added: Type.Array(Program),
  removed: Type.Array(Program),
  doses: Type.Array(Program),
  isReordered: Type.Boolean(),
  hasNewNote: Type.Boolean(),
  hasNewGentleList: Type.Boolean(),
})
export type PathDifference = Static<typeof PathDifference>

/** A path that a specialist uses for several members. Each change makes a new `version`; earlier ones stay readable. */
export const PathTemplate = Type.Object({
  id: Id,
  version: TemplateVersion,
  name: Type.String(),
  note: Type.String(),
  ...Items,
  createdAt: Instant,
  updatedAt: Instant,
})
export type PathTemplate = Static<typeof PathTemplate>

/** `key` is an idempotency key. */
export const NewPathTemplate = Type.Object(
  {
    version: Type.Optional(TemplateVersion),
    name: Name,
    note: Note,
    ...NewItems,
    key: Type.Optional(Type.String({ format: 'uuid' })),
  },
  only,
)
export type NewPathTemplate = Static<typeof NewPathTemplate>

/** Members of the caller's team. */
export const NewTemplatePreviews = Type.Object(
  { members: Type.Array(Id, { minItems: 1, maxItems: PATH_ITEMS_MAX, uniqueItems: true }) },
  only,
)
export type NewTemplatePreviews = Static<typeof NewTemplatePreviews>

/** What assigning a template would change for a member; `version` is that of the member's path. */
export const TemplatePreview = Type.Object({
  memberId: Id,
  version: Count,
  difference: PathDifference,
})
export type TemplatePreview = Static<typeof TemplatePreview>

/** Assigns a template's version to members whose paths still have the versions of the preview. */
export const NewTemplateAssignment = Type.Object(
  {
    version: TemplateVersion,
    members: Type.Array(Type.Object({ memberId: Id, version: Count }, only), { minItems: 1, maxItems: PATH_ITEMS_MAX }),
  },
  only,
)
export type NewTemplateAssignment = Static<typeof NewTemplateAssignment>

/** Members whose path changed since the preview were left as they are. */
export const TemplateAssigned = Type.Object({ assigned: Type.Array(Id), changed: Type.Array(Id) })
export type TemplateAssigned = Static<typeof TemplateAssigned>
