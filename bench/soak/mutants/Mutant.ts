/** The suites of `npm test`, by the names that `--only` takes. */
export type SuiteName =
  | 'jest'
  | 'static'
  | 'content'
  | 'rules'
  | 'tools'
  | 'api'
  | 'releases'
  | 'product'
  | 'journeys'
  | 'engines'

/** A planted fault: a change that somebody could make by mistake, and that tests must notice. */
export type Mutant = {
  /** Unique. */
  id: string
  /** What goes wrong for whom. */
  breaks: string
  /** Where the text `from` is, once, and is replaced by `to`. */
  file: string
  from: string
  to: string
  /** Which suite has to notice it; of that, these files run first. */
  suite: SuiteName
  tests: string[]
}
