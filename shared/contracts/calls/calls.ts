import { type Static, type TSchema, Type } from 'typebox'
import {
  AccountDeletion,
  EmailVerification,
  ForgottenPassword,
  NewEmail,
  NewEmailCode,
  NewVerificationMail,
  OpenSession,
  PasswordChange,
  PasswordReset,
  Proof,
  Registration,
} from '../identity/account.ts'
import {
  CheckIn,
  Feedback,
  FilmPosition,
  MarkedDone,
  NewCheckIn,
  NewDoneTraining,
  NewFavourite,
  NewFeedback,
  NewVideoSurvey,
  NewWatchListEntry,
  Path,
  RemovedFromPath,
  SavedProgram,
  StartedFilm,
  TimeZone,
  TrainingDay,
  VideoSurvey,
} from '../care.ts'
import { Id, NamedEntry, ProgramDetail, ProgramPages, SignedLink } from '../content.ts'
import { dataOf, listOf, PageQuery, PageSizeQuery } from '../listOf.ts'
import { ContactMessage, ContactToken, ReferItem } from '../marketing.ts'
import {
  Conversation,
  ConversationStatus,
  Message,
  MessagePage,
  MessagesQuery,
  NewMessage,
  UnreadMessages,
} from '../message.ts'
import type { Call, Calls } from './call.ts'
import { FACTOR_CALLS } from './factorCalls.ts'
import { MONEY_CALLS } from './moneyCalls.ts'
import { orNull } from '../orNull.ts'
import { MemberStats, NewPlanState, Plan, PlanState } from '../plan.ts'
import { Consent, Profile, ProfileChange } from '../profile.ts'
import { SecurityEvent } from '../identity/security.ts'
import { ProgramList, SamplePrograms } from '../programList.ts'
import { NewReminders, OneClick, Reminders } from '../reminder.ts'
import { MadeReportLink, NewReportLink, ReportLink, ReportToken, VisitReport } from '../report.ts'
import {
  DayRange,
  Emotion,
  Goal,
  GoalChange,
  NewEmotion,
  NewGoal,
  NewGoalScore,
  NewSymptomsSurvey,
  PastCheckIn,
  SymptomsSurvey,
} from '../state.ts'
import { AccessEntry, NewConsent, SpecialistRecord, SubscriptionStatus } from '../team.ts'
import { TEAM_CALLS } from './teamCalls.ts'

const CONVERSATION = [
  'message.sent',
  'message.withdrawn',
  'message.read',
  'team.joined',
  'team.left',
  'consent.changed',
] as const

/**
 * Calls of the API, by method and address below `/api`. The API's routes take their schemas from here, and browsers the
 * types alone, by `read` and `write` of `@kinora/http` (decision 048).
 */
export const CALLS = {
  ...FACTOR_CALLS,
  ...MONEY_CALLS,
  ...TEAM_CALLS,
  'POST /auth/change-password': { body: PasswordChange },
  'POST /auth/forgot-password': { body: ForgottenPassword },
  'POST /auth/local/register': { body: Registration, answer: dataOf(Type.Object({ id: Type.Integer() })) },
  'POST /auth/new-email': { body: NewEmailCode },
  'POST /auth/proof': { body: Proof },
  'POST /auth/reset-password': { body: PasswordReset },
  'POST /auth/restore-email': { body: NewEmailCode },
  'POST /auth/verify-email': { body: EmailVerification },
  'POST /auth/verify-email/send': { body: Type.Optional(NewVerificationMail) },
  'GET /categories': { answer: listOf(NamedEntry) },
  'GET /check-ins': { query: DayRange, answer: listOf(PastCheckIn), oldBy: ['survey.answered'] },
  'POST /check-ins': { body: NewCheckIn, answer: dataOf(CheckIn) },
  'GET /check-ins/today/:id': { answer: dataOf(orNull(CheckIn)), oldBy: ['survey.answered'] },
  'POST /contact': { body: ContactMessage },
  'GET /contact/token': { answer: dataOf(ContactToken) },
  'GET /emotions': { query: DayRange, answer: listOf(Emotion), oldBy: ['survey.answered'] },
  'POST /emotions': { body: NewEmotion, answer: dataOf(Emotion) },
  'POST /favourites': { body: NewFavourite, answer: dataOf(SavedProgram) },
  'DELETE /favourites/:id': {},
  'GET /favourites/my-favorites': { answer: listOf(SavedProgram) },
  'GET /feedbacks': { query: Type.Object({ 'filters[training][id][$eq]': Id }), answer: listOf(Feedback) },
  'POST /feedbacks': { body: NewFeedback, answer: dataOf(Feedback) },
  'GET /goals': { answer: listOf(Goal), oldBy: ['survey.answered'] },
  'POST /goals': { body: NewGoal, answer: dataOf(Goal) },
  'PUT /goals/:id': { body: GoalChange, answer: dataOf(Goal) },
  'DELETE /goals/:id': {},
  'PUT /goals/:id/score': { body: NewGoalScore, answer: dataOf(Goal) },
  'GET /levels': { query: Type.Object({ sort: Type.String() }), answer: listOf(NamedEntry) },
  'GET /members/specialist': { answer: dataOf(orNull(SpecialistRecord)), oldBy: ['team.joined', 'team.left'] },
  'POST /message': { body: NewMessage, answer: dataOf(Message) },
  'GET /message/:id': {
    query: MessagesQuery,
    answer: MessagePage,
    oldBy: [...CONVERSATION, 'specialist.decided'],
  },
  'GET /message/:id/status': { answer: dataOf(ConversationStatus), oldBy: [...CONVERSATION, 'specialist.decided'] },
  'GET /message/ended': {
    answer: listOf(Conversation),
    oldBy: ['message.read', 'team.joined', 'team.left', 'consent.changed'],
  },
  'POST /message/status/:ids': {},
  'GET /message/unread': {
    answer: dataOf(UnreadMessages),
    oldBy: CONVERSATION,
  },
  'GET /my-path': { answer: dataOf(orNull(Path)), oldBy: ['path.changed', 'team.left'] },
  'DELETE /my-path/:id': { answer: dataOf(RemovedFromPath) },
  'PUT /my-path/:id': {},
  'GET /my-plan': {
    query: Type.Object({ timeZone: Type.Optional(TimeZone) }),
    answer: dataOf(orNull(Plan)),
    oldBy: ['path.changed', 'training.done', 'survey.answered', 'team.left'],
  },
  'PUT /my-plan/state': { body: NewPlanState, answer: dataOf(PlanState) },
  'DELETE /my-plan/state': {},
  'GET /path/stats': { answer: dataOf(MemberStats), oldBy: ['path.changed', 'training.done'] },
  'POST /progress/done/:id': { body: NewDoneTraining, answer: dataOf(MarkedDone) },
  'GET /progress/position/:id': { answer: dataOf(orNull(FilmPosition)) },
  'PUT /progress/position/:id': { body: FilmPosition },
  'GET /progress/positions': { answer: listOf(StartedFilm), oldBy: ['training.done'] },
  'GET /progress/today': {
    query: Type.Object({ timeZone: Type.Optional(TimeZone) }),
    answer: dataOf(TrainingDay),
    oldBy: ['training.done', 'path.changed'],
  },
  'GET /refer-items': { answer: listOf(ReferItem) },
  'GET /reminders': { answer: dataOf(Reminders) },
  'PUT /reminders': { body: NewReminders, answer: dataOf(Reminders) },
  'POST /reminders/calendar': { answer: dataOf(Reminders) },
  'POST /reminders/stop': { query: Type.Object({ code: Type.String() }), body: Type.Optional(OneClick) },
  'GET /report-links': { answer: listOf(ReportLink) },
  'POST /report-links': { body: NewReportLink, answer: dataOf(MadeReportLink) },
  'DELETE /report-links/:id': {},
  'POST /report-links/check': { body: ReportToken },
  'POST /report-links/open': { body: ReportToken, answer: dataOf(VisitReport) },
  'GET /subscription/status': { answer: dataOf(orNull(SubscriptionStatus)), oldBy: ['access.changed'] },
  'GET /symptoms-surveys': { query: PageSizeQuery, answer: listOf(SymptomsSurvey), oldBy: ['survey.answered'] },
  'POST /symptoms-surveys': { body: NewSymptomsSurvey, answer: dataOf(SymptomsSurvey) },
  'GET /symptoms-surveys/last': { answer: dataOf(orNull(SymptomsSurvey)), oldBy: ['survey.answered'] },
  'GET /symptoms-surveys/last/:id': {
    answer: dataOf(orNull(SymptomsSurvey)),
    oldBy: ['survey.answered', 'team.joined', 'team.left', 'specialist.decided'],
  },
  /** Its filters have lists, one parameter for each choice. */
  'GET /trinings': {
    query: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()])),
    answer: ProgramList,
  },
  'GET /trinings/:id': { query: Type.Object({ populate: Type.String() }), answer: dataOf(ProgramDetail) },
  'GET /trinings/getTranscriptionURL/:id': { answer: dataOf(orNull(SignedLink)) },
  'GET /trinings/getVideoURL/:id': { answer: dataOf(SignedLink) },
  'GET /trinings/pages': { answer: listOf(ProgramPages) },
  'GET /trinings/test-mode': { query: Type.Object({ offset: Type.Integer({ minimum: 0 }) }), answer: SamplePrograms },
  'PUT /user/avatar': { answer: dataOf(Type.Object({ avatarURL: orNull(Type.String()) })) },
  'GET /user/me': { answer: dataOf(Profile), oldBy: ['consent.changed'] },
  'DELETE /user/me': { body: AccountDeletion },
  'GET /user/me/access': { query: PageQuery, answer: listOf(AccessEntry) },
  'POST /user/me/email': { body: NewEmail },
  'GET /user/me/security-events': { query: PageQuery, answer: listOf(SecurityEvent) },
  'GET /user/me/sessions': { answer: listOf(OpenSession) },
  'DELETE /user/me/sessions': {},
  'DELETE /user/me/sessions/:id': {},
  'POST /user/me/consents': { body: NewConsent, answer: dataOf(Type.Array(Consent)) },
  'PUT /users/:id': { body: ProfileChange, answer: dataOf(Profile) },
  'POST /video-surveys': { body: NewVideoSurvey, answer: dataOf(VideoSurvey) },
  'GET /video-surveys/today/:id': { answer: dataOf(orNull(VideoSurvey)), oldBy: ['survey.answered'] },
  'GET /watch-list': { answer: listOf(SavedProgram) },
  'POST /watch-list': { body: NewWatchListEntry, answer: dataOf(SavedProgram) },
  'DELETE /watch-list/:id': {},
} satisfies Calls

export type CallName = keyof typeof CALLS
type Part<Name extends CallName, Key extends keyof Call, Otherwise> = (typeof CALLS)[Name] extends {
  [key in Key]: infer Schema extends TSchema
}
  ? Static<Schema>
  : Otherwise
export type CallQuery<Name extends CallName> = Part<Name, 'query', undefined>
export type CallBody<Name extends CallName> = Part<Name, 'body', undefined>
export type CallAnswer<Name extends CallName> = Part<Name, 'answer', void>
