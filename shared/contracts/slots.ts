import type { Program } from './content.ts'
import type { MemberRecord } from './team.ts'

/**
 * Every slot of the platform: the slot's name, which ends in a version, and the props that the page passes. A remote
 * adds its own slots in its folder, by `declare module '@kinora/contracts' { interface Slots { … } }`. The slot
 * component renders its own empty, error and loading states. The page with the slot renders a placeholder until the
 * code has loaded, an error if it does not load, and nothing if no live remote provides it. An incompatible change of
 * the props is a new version; the old one stays as long as a page uses it.
 */
export interface Slots {
  /** Eight programs that anyone may play, with favourite buttons. Renders nothing if there are none. */
  'catalog.examplePrograms.v1': object
  /** A button that opens the payment provider's portal in a new tab. Renders nothing for those who have no plan there. */
  'commerce.managePayment.v1': object
  /**
   * The dialog that asks after a training whether anything hurts, about one of `programs`, those that were done. After
   * answers that ask for rest it says so. `onClose` is called when it was answered or skipped.
   */
  'catalog.checkIn.v1': { programs: readonly { id: number; title: string }[]; onClose: () => void }
  /**
   * One program as a card that links to it. With `program` there is no API call for it. With `removeFrom` there is a
   * button that removes it, after a confirmation, from the caller's path or one of their lists, with an undo;
   * `onRemoved` is called then. `notes` are lines below level and category. With `compact` it is a row on a phone. For a
   * program that no longer exists it says so.
   */
  'catalog.programCard.v1': {
    id: number
    program?: Program
    notes?: readonly CardNote[]
    compact?: boolean
    removeFrom?: 'path' | 'favourites' | 'watchList'
    onRemoved?: () => void
  }
  /**
   * A searchable list of programs, for a specialist who edits a path. Those in `chosen` are marked and can be
   * deselected. `onChange` resolves when the change is saved; when it rejects, the picker shows an error and the
   * previous state.
   */
  'catalog.programPicker.v1': {
    chosen: readonly number[]
    onChange: (program: Program, isChosen: boolean) => Promise<void>
  }
  /**
   * The film of a program with all of its controls. With `autoPlay` it begins at once, where the caller stopped last;
   * that needs an earlier press on the page. `onEnded` is called when the film is over, and told whether most of it was
   * played; `onProblem` when it cannot be played: `locked` without a plan, `failed` after its own attempts to repair it.
   * While offline it waits.
   */
  'catalog.player.v1': {
    programId: number
    autoPlay?: boolean
    onEnded: (film?: { isWatched: boolean }) => void
    onProblem: (problem: 'failed' | 'locked') => void
  }
  /**
   * The header's search: filters, the number of matching programs, and a button that shows them and calls `onDone`. It
   * takes the focus when it appears, unless the focus has left the button (`aria-expanded`) that opened the panel.
   */
  'catalog.search.v1': { onDone: () => void }
  /**
   * The conversation of the caller with `userId`: the latest messages, a link that opens all of them, and a reply field.
   * `isOpen`: all messages are open; `onClose` is called when the dialog is closed. `isWhole`: all messages are there at
   * once, without a heading, as high as their place.
   */
  'profile.messages.v1': { userId: number; isOpen?: boolean; isWhole?: boolean; onClose?: () => void }
  /**
   * A dialog in which a member asks their specialist about a moment of a film. `onClose` is called when the question was
   * kept for sending, and when they do not ask.
   */
  'profile.askAboutMoment.v1': { program: { id: number; title: string }; seconds: number; onClose: () => void }
  /**
   * A member of the caller's team: picture, full name, statistics, subscription. With `member` there is no API call for
   * who they are.
   */
  'profile.memberCard.v1': { memberId: number; member?: MemberRecord }
  /** The report of a member of the caller's team, to print and to download. */
  'profile.memberReport.v1': { memberId: number }
  /** The last symptoms survey of a member of the caller's team, as chips, or that there is none. */
  'profile.memberSymptoms.v1': { memberId: number }
  /** A part of the caller's own sidebar. `path` is the page that is shown. */
  'profile.sidebar.v1': { part: 'summary' | 'links'; path: string }
  /** Today, the home page of a signed-in member: all of it below the header. Renders nothing for everyone else. */
  'profile.today.v2': object
}

/** A line of a card: `strong` is bold, the others have an icon: done, due today, due later. */
export type CardNote = { text: string; look: 'strong' | 'done' | 'today' | 'later' }
