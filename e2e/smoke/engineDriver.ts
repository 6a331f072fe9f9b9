/** What a smoke journey needs of a browser, in any engine. `find` is the body of a function that answers an element. */
export type EngineDriver = {
  open: (url: string) => Promise<void>
  url: () => Promise<string>
  /** Runs the body of a function in the page, where `arguments` are `args`, and answers its JSON. */
  run: <T>(body: string, ...args: unknown[]) => Promise<T>
  click: (find: string, ...args: unknown[]) => Promise<void>
  /** In place of what stands in a field. */
  write: (text: string, find: string, ...args: unknown[]) => Promise<void>
  /** An option of a `select`, by its value. */
  choose: (value: string, find: string, ...args: unknown[]) => Promise<void>
  end: () => Promise<void>
}
