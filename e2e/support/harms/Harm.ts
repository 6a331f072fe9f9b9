export type Edit = [file: string, from: string | RegExp, to: string]

/** A change of the template that does harm, and the sentence with which its release is refused. */
export type Harm = { what: string; edit: Edit; sentence: RegExp }

export const SCREEN = 'src/screens/MainScreen.tsx'
export const IN_BROWSERS = `if (typeof window !== 'undefined')`

/** Begins the screen with a statement, and its file with imports. */
export const inScreen = (statement: string, imports = ''): Edit => [
  SCREEN,
  /^([^]*MainScreen\(\) \{)/,
  `${imports}\n$1\n  ${statement}`,
]
