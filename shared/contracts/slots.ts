import type { Program } from './content.ts'

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
  /**
   * One program as a card that links to it. With `program` there is no API call for it. With `removeFrom` there is a
   * button that removes it, after a confirmation, from the caller's path or favourites, with an undo; `onRemoved` is
   * called then. For a program that no longer exists it says so.
   */
  'catalog.programCard.v1': {
    id: number
    program?: Program
    removeFrom?: 'path' | 'favourites'
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
   * The header's search: filters, the number of matching programs, and a button that shows them and calls `onDone`. It
   * takes the focus when it appears, unless the focus has left the button (`aria-expanded`) that opened the panel.
   */
  'catalog.search.v1': { onDone: () => void }
  /** A signed-in member's tasks of today, at the top of the home page. Renders nothing for everyone else. */
  'profile.today.v1': object
}
