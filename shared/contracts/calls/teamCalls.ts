import { Type } from 'typebox'
import {
  AcceptedInvitation,
  Invitation,
  InvitationAnswer,
  InvitationPreview,
  InvitationSheet,
  NewInvitation,
  ResentInvitation,
} from '../invitation.ts'
import { Path } from '../care.ts'
import type { Calls } from './call.ts'
import { dataOf, listOf, PageQuery, PageSizeQuery } from '../listOf.ts'
import { ConversationList, ConversationsQuery } from '../message.ts'
import { MemberExercises, Timeline } from '../memberExercises.ts'
import { orNull } from '../orNull.ts'
import {
  EditablePath,
  NewPath,
  NewPathTemplate,
  NewTemplateAssignment,
  NewTemplatePreviews,
  PathTemplate,
  TemplateAssigned,
  TemplatePreview,
} from '../pathEdit.ts'
import { MemberStats, PathProgress } from '../plan.ts'
import { VisitReport } from '../report.ts'
import { Verification } from '../specialist.ts'
import { Goal } from '../state.ts'
import { MemberRecord, SubscriptionStatus } from '../team.ts'
import {
  MemberNote,
  MemberNoteChange,
  MemberSignals,
  NewMemberNote,
  NewSignalRules,
  NewSnooze,
  SignalRules,
  TeamPage,
  TeamPlace,
  TeamQuery,
  TeamTotals,
} from '../teamMember.ts'

/** Whose data a specialist reads: of those in their team, once they are verified. */
const WHOM = ['team.joined', 'team.left', 'specialist.decided'] as const

/** What changes a member's row in the list. */
const IN_LIST = [
  ...WHOM,
  'path.changed',
  'training.done',
  'survey.answered',
  'message.sent',
  'message.withdrawn',
  'message.read',
  'access.changed',
] as const

/** Calls of a specialist about their team, and of whoever they invite. */
export const TEAM_CALLS = {
  'GET /invitation': { query: PageQuery, answer: listOf(Invitation), oldBy: ['team.joined'] },
  'POST /invitation': { body: NewInvitation, answer: dataOf(Invitation) },
  /** By the token of a link, not by an id. */
  'GET /invitation/:id': { answer: dataOf(InvitationPreview) },
  'DELETE /invitation/:id': {},
  'POST /invitation/:id/resend': { body: ResentInvitation, answer: dataOf(Invitation) },
  'POST /invitation/:id/sheet': { answer: dataOf(InvitationSheet) },
  'POST /invitation/:token/accept': { body: InvitationAnswer, answer: dataOf(AcceptedInvitation) },
  'POST /invitation/:token/open': {},
  'GET /members/:id': { answer: dataOf(MemberRecord), oldBy: [...WHOM] },
  'GET /members/:id/exercises': {
    answer: dataOf(MemberExercises),
    oldBy: [...WHOM, 'path.changed', 'training.done', 'survey.answered'],
  },
  'GET /members/:id/report': {
    answer: dataOf(VisitReport),
    oldBy: [...WHOM, 'path.changed', 'training.done', 'survey.answered'],
  },
  'GET /members/:id/timeline': {
    answer: dataOf(Timeline),
    oldBy: [...WHOM, 'path.changed', 'training.done', 'survey.answered', 'message.sent', 'message.withdrawn'],
  },
  'GET /members/goals/:id': { answer: listOf(Goal), oldBy: [...WHOM, 'survey.answered'] },
  'GET /members/path/:id': { answer: dataOf(orNull(Path)), oldBy: [...WHOM, 'path.changed'] },
  'GET /members/progress/:id': {
    answer: dataOf(PathProgress),
    oldBy: [...WHOM, 'path.changed', 'training.done'],
  },
  'GET /members/stats/:id': {
    answer: dataOf(MemberStats),
    oldBy: [...WHOM, 'path.changed', 'training.done'],
  },
  'GET /members/subscription/:id': { answer: dataOf(orNull(SubscriptionStatus)), oldBy: [...WHOM, 'access.changed'] },
  'GET /specialist/me': { answer: dataOf(Verification), oldBy: ['specialist.decided'] },
  'GET /specialist/path/:id': { answer: dataOf(EditablePath), oldBy: [...WHOM, 'path.changed'] },
  'PUT /specialist/path/:id': { body: NewPath, answer: dataOf(EditablePath) },
  'GET /specialist/templates': { query: PageSizeQuery, answer: listOf(PathTemplate), oldBy: ['specialist.decided'] },
  'POST /specialist/templates': { body: NewPathTemplate, answer: dataOf(PathTemplate) },
  'GET /specialist/templates/:id': { answer: dataOf(PathTemplate), oldBy: ['specialist.decided'] },
  'PUT /specialist/templates/:id': { body: NewPathTemplate, answer: dataOf(PathTemplate) },
  'DELETE /specialist/templates/:id': {},
  'POST /specialist/templates/:id/assignments': { body: NewTemplateAssignment, answer: dataOf(TemplateAssigned) },
  'POST /specialist/templates/:id/previews': {
    body: NewTemplatePreviews,
    answer: dataOf(Type.Array(TemplatePreview)),
    oldBy: [...WHOM, 'path.changed'],
  },
  'GET /team': { answer: dataOf(TeamTotals), oldBy: [...WHOM, 'access.changed'] },
  'DELETE /team': {},
  'GET /team/conversation': {
    query: ConversationsQuery,
    answer: ConversationList,
    oldBy: [
      ...WHOM,
      'message.sent',
      'message.withdrawn',
      'message.read',
      'consent.changed',
      'survey.answered',
      'path.changed',
    ],
  },
  'GET /team/member': {
    query: TeamQuery,
    answer: TeamPage,
    oldBy: [...IN_LIST, 'consent.changed'],
  },
  'GET /team/member/:id': { answer: dataOf(TeamPlace), oldBy: [...IN_LIST] },
  'DELETE /team/member/:id': {},
  'GET /team/member/:id/notes': { query: PageQuery, answer: listOf(MemberNote), oldBy: [...WHOM] },
  'POST /team/member/:id/notes': { body: NewMemberNote, answer: dataOf(MemberNote) },
  'PUT /team/member/:id/notes/:noteId': { body: MemberNoteChange, answer: dataOf(MemberNote) },
  'DELETE /team/member/:id/notes/:noteId': {},
  'GET /team/member/:id/signals': {
    answer: dataOf(MemberSignals),
    oldBy: [...WHOM, 'path.changed', 'training.done', 'survey.answered'],
  },
  'PUT /team/member/:id/signals': { body: NewSignalRules, answer: dataOf(SignalRules) },
  'PUT /team/member/:id/snooze': { body: NewSnooze },
  'DELETE /team/member/:id/snooze': {},
} satisfies Calls
