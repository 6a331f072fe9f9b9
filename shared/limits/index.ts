/** Limits that browser and API share (docs/specification.md, section 9; docs/contract.md, "Decided values"). */

export const LOCALES = ['pl', 'en'] as const
export type Locale = (typeof LOCALES)[number]
export const DEFAULT_LOCALE: Locale = 'pl'

/** Example programs, and programs on one page of the list (docs/specification.md, section 9). */
export const EXAMPLE_PAGE_SIZE = 8
export const PROGRAM_PAGE_SIZE = 12
/** The largest page that a client may ask for. */
export const MAX_PAGE_SIZE = 100
/** Entries of a feed. */
export const FEED_SIZE = 20
/** Characters in a search phrase. */
export const PHRASE_MAX_LENGTH = 100

/** Duration buckets in whole seconds: short under 300, medium 300 to 600 inclusive, long over 600. */
export const DURATION_BUCKETS = ['short', 'medium', 'long'] as const
export type DurationBucket = (typeof DURATION_BUCKETS)[number]
export const MEDIUM_FROM_SECONDS = 300
export const MEDIUM_TO_SECONDS = 600

/** Positions of the body in a program. */
export const POSITIONS = ['standing', 'sitting', 'lying', 'kneeling'] as const
export type Position = (typeof POSITIONS)[number]
/** Equipment of a program. */
export const EQUIPMENT = ['chair', 'band', 'stick', 'wall', 'cushion', 'mat'] as const
export type Equipment = (typeof EQUIPMENT)[number]
/** Body regions that a program trains. */
export const BODY_REGIONS = ['neck', 'shoulders', 'back', 'hips', 'knees', 'feet', 'hands', 'breath'] as const
export type BodyRegion = (typeof BODY_REGIONS)[number]

/** How often one program can be done on one day (docs/contract.md, "Decided values"). */
export const DAILY_MAXIMUM = 3

/** With the value `1` a specialist calls in test mode: as a member without data, who may write nothing. */
export const TEST_MODE_HEADER = 'kinora-test-mode'
/** In an answer: the kinds of events after which it is out of date for its reader, with commas. */
export const OLD_BY_HEADER = 'kinora-old-by'
/** Seconds of a film that must be watched before it counts as started. */
export const FILM_STARTED_AFTER_SECONDS = 10
/** The share of a film after which it counts as completed. */
export const FILM_COMPLETED_RATIO = 0.95
/** From the worst to the best; `calm` is the default. */
export const FEELINGS = ['sad', 'worried', 'calm', 'happy', 'energetic'] as const
export type FeelingName = (typeof FEELINGS)[number]
export const DEFAULT_FEELING: FeelingName = 'calm'
/** How hard a training was. */
export const EFFORTS = ['light', 'right', 'hard'] as const
export type EffortName = (typeof EFFORTS)[number]
/** Seconds within which removing a program from a path can be undone. */
export const UNDO_SECONDS = 10
/** Stars of a rating. */
export const RATING_MAX = 5
/** The highest value on the pain scale, which begins at 0. */
export const PAIN_MAX = 10
/** Characters in a note or comment. */
export const COMMENT_MAX_LENGTH = 1_000

/** Text size: steps of 2 px, never below 10 px (docs/specification.md, section 9), up to +16 px. */
export const TEXT_STEP_PX = 2
export const TEXT_STEPS_MAX = 8
export const TEXT_MIN_PX = 10

/** Characters in a password (docs/specification.md, section 5). */
export const PASSWORD_MIN_LENGTH = 6
export const PASSWORD_MAX_LENGTH = 200
/** Behind a specialist's password is the health of many people. */
export const SPECIALIST_PASSWORD_MIN_LENGTH = 12
/** The highest age at registration. */
export const AGE_MAX_YEARS = 150

/** Characters in a specialist's description. */
export const DESCRIPTION_MAX_LENGTH = 1_000
/** A profile picture has fewer bytes than this (docs/specification.md, section 5). */
export const AVATAR_LIMIT_BYTES = 5 * 2 ** 20
/** Characters in the token of a referral program. */
export const REFERRAL_TOKEN_MAX_LENGTH = 100

/** Topics of the contact form. */
export const CONTACT_TOPICS = ['question', 'technical', 'specialist', 'press'] as const
export type ContactTopic = (typeof CONTACT_TOPICS)[number]
/** Characters in a message of the contact form. */
export const CONTACT_MESSAGE_MAX_LENGTH = 4_000

/** Breadcrumbs collapse above this many items. */
export const BREADCRUMBS_MAX = 8

/** Characters in a message between a member and a specialist (docs/contract.md, "Decided values"). */
export const MESSAGE_MAX_LENGTH = 4_000
/** Messages in the panel beside the path, and on one page of the dialog (docs/specification.md, section 9). */
export const MESSAGES_INLINE = 5
export const MESSAGES_PAGE_SIZE = 20
/** Conversations on one page of a specialist's list, and how much of the last message of each it has. */
export const CONVERSATIONS_PAGE_SIZE = 20
export const MESSAGE_EXCERPT_LENGTH = 160
/** How long a specialist can read a conversation after the team has ended, in days. */
export const ENDED_READABLE_DAYS = 30
/** Messages that one call marks as read. */
export const MESSAGES_READ_MAX = 100
/** How long events are kept, in days: a client that was away for longer reads everything anew. */
export const EVENTS_KEPT_DAYS = 30
/** The latest moment in a film that a message may point at, in seconds. */
export const FILM_MAX_SECONDS = 86_400

/** Yes/no questions of the symptoms survey (docs/specification.md, section 3). */
export const SYMPTOMS = [
  'unableToFunction',
  'fatigue',
  'sleepIssues',
  'inflammation',
  'postViralFatigue',
  'anxiety',
  'depressiveStates',
  'gastrointestinalIssues',
  'stress',
  'heartConditions',
] as const
export type SymptomName = (typeof SYMPTOMS)[number]
/** Pain in the symptoms survey counts upside down: strong, moderate, none (docs/specification.md, section 9). */
export const SURVEY_PAIN = [0, 50, 100] as const
export type SurveyPain = (typeof SURVEY_PAIN)[number]
export const DEFAULT_SURVEY_PAIN: SurveyPain = 50

/** Goals that a member follows at the same time, characters in one, its scale from 0, and its latest scores in lists. */
export const GOALS_MAX = 5
export const GOAL_MAX_LENGTH = 120
export const GOAL_SCORE_MAX = 10
export const GOAL_SCORES_SHOWN = 90

/** Weeks in a member's statistics, and days from which a gentle plan or a pause must have ended. */
export const STATS_WEEKS = 8
export const PLAN_STATE_MAX_DAYS = 60

/** Reminders of one week. After `REMINDERS_IGNORED_MAX` without a training in between they stop and ask. */
export const REMINDER_SLOTS_MAX = 14
export const REMINDERS_IGNORED_MAX = 3

/** How long the link of an invitation is valid, and invitations on one page (docs/contract.md, "Decided values"). */
export const INVITATION_DAYS = 14
export const INVITATIONS_PAGE_SIZE = 20

/** Members on one page of a team, and days of the trend of their pain. */
export const TEAM_PAGE_SIZE = 20
export const PAIN_TREND_DAYS = 14
/**
 * When a member's signals show, unless their specialist has set it otherwise: planned days missed in a row, pain over the
 * median, pain in itself, days without a sign of life (docs/contract.md, "Signals").
 */
export const SIGNAL_RULES = { missedDays: 2, painRise: 2, painHigh: 7, silentDays: 7 } as const
/** What a specialist's list of members can be narrowed to (docs/contract.md, "The work list"). */
export const TEAM_SHOWS = [
  'all',
  'today',
  'week',
  'plan',
  'snoozed',
  'wrote',
  'pain',
  'hard',
  'silent',
  'new',
  'paused',
] as const
/** For how many days a member is new in a team. */
export const NEW_MEMBER_DAYS = 7
/** How far ahead a member's signals can be put off, in days. */
export const SNOOZE_MAX_DAYS = 60
/** Weeks of a member's timeline, and the most that can be asked for. */
export const TIMELINE_WEEKS = 4
export const TIMELINE_MAX_WEEKS = 8
/** Days of a member's exercises, program by program. */
export const EXERCISE_DAYS = 14
/** Characters in a specialist's private note. */
export const NOTE_MAX_LENGTH = 2_000

/** Characters in a path's name, its note, and a dose in words; programs of a path. */
export const PATH_NAME_MAX_LENGTH = 80
export const PATH_NOTE_MAX_LENGTH = 2_000
export const DOSE_TEXT_MAX_LENGTH = 120
export const PATH_ITEMS_MAX = 50

/** Days for which a link to a report works, and such links of one member at the same time. */
export const REPORT_LINK_DAYS = 7
export const REPORT_LINKS_MAX = 5
/** Days of a report. */
export const REPORT_DAYS = 28

/** Of the words to the recipient of a gift card. */
export const GIFT_MESSAGE_MAX_LENGTH = 300
/** How long a gift card can be redeemed after it was paid, in months. */
export const GIFT_VALID_MONTHS = 12
/** How far ahead a gift card's delivery may be, in days. */
export const GIFT_DELIVERY_MAX_DAYS = 180
/** How long access lasts after a charge for a renewal failed, in days. */
export const GRACE_DAYS = 7
export { dayInPoland, lastWithdrawalDay, WITHDRAWAL_CONFIRM_DAYS, WITHDRAWAL_DAYS } from './withdrawal.ts'
export { EMAIL_MAX_LENGTH, normalizeEmail } from './normalizeEmail.ts'
export { spreadWeek } from './spreadWeek.ts'
