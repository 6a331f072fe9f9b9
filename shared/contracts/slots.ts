import type { Program } from './content.ts'

/**
 * Every slot of the platform: a remote adds those of its own in its folder, by
 * `declare module '@kinora/contracts' { interface Slots { … } }`. By its name, which ends in a version, the props that its place gives. Whoever fills it
 * draws its own empty and failed faces, and waits in the shape of what comes; the place waits as it likes until the
 * code is there, tells of code that does not come, and closes without a gap where no live remote fills it. A change of
 * the props that a place could notice is a new version, and the old one stays as long as a page shows it.
 */
export interface Slots {
  /** Eight programs that anyone may play, with hearts. Empty: nothing at all. */
  'catalog.examplePrograms.v1': object
  /**
   * One program as a card that leads to it. `program` spares the call for it. With `removeFrom` a button, after asking,
   * takes it off the caller's path or favourites, with an undo; `onRemoved` hears of it. Empty: that it is gone.
   */
  'catalog.programCard.v1': {
    id: number
    program?: Program
    removeFrom?: 'path' | 'favourites'
    onRemoved?: () => void
  }
  /**
   * Programs to search and choose from, for a specialist adding to a path. `chosen` are marked and can be taken back.
   * `onChange` resolves once the change is kept; when it rejects, the picker says so and shows what was before.
   */
  'catalog.programPicker.v1': {
    chosen: readonly number[]
    onChange: (program: Program, isChosen: boolean) => Promise<void>
  }
  /**
   * The header's search: filters, how many programs they leave, and a button that leads to those, which calls `onDone`.
   * It takes the focus when it appears, unless the focus has left the button (`aria-expanded`) that opened its place.
   */
  'catalog.search.v1': { onDone: () => void }
  /** What a signed-in member has to do today, above the first page. For everyone else: nothing at all. */
  'profile.today.v1': object
}
