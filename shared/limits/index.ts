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
