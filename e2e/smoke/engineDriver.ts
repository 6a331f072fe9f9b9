/**
 * The browser operations of the smoke journeys, for any engine. `find` is the body of a function that returns an
 * element.
 */
export type EngineDriver = {
  open: (url: string) => Promise<void>
  url: () => Promise<string>
  /** Runs the body of a function in the page, with `args` as `arguments`, and returns its JSON value. */
  run: <T>(body: string, ...args: unknown[]) => Promise<T>
  click: (find: string, ...args: unknown[]) => Promise<void>
  /** Replaces a field's text. */
  write: (text: string, find: string, ...args: unknown[]) => Promise<void>
  /** Chooses an option of a `select` by its value. */
  choose: (value: string, find: string, ...args: unknown[]) => Promise<void>
  pressTab: (times: number) => Promise<void>
  end: () => Promise<void>
}
