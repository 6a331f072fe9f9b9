import type { Rows, Value, Values } from './database.ts'

/** How many texts are kept compiled; there are about as many as statements in the code. */
const TEXTS_MAX = 1_000

/** `$name` and `$1`, and what may have a `$` of its own: literals, quoted names, comments, bodies of functions. */
const TOKENS =
  /'(?:[^']|'')*'|"[^"]*"|--.*|\/\*[^]*?\*\/|\$([a-z_]\w*)?\$[^]*?\$\1\$|(?<![\w$])\$(?<name>[a-z_]\w*)|\$(?<place>\d+)/gi

type Compiled = { text: string; names: string[] }
type Send = (text: string, values: Value[]) => Promise<{ rows: unknown[] }>

const compiledTexts = new Map<string, Compiled>()

/** `$name` becomes `$n`, in the order in which the names first occur. */
function compile(text: string): Compiled {
  const names: string[] = []
  const compiled = text.replaceAll(TOKENS, (part: string, ...rest: unknown[]) => {
    const { name, place } = rest.at(-1) as { name?: string; place?: string }
    if (place) throw new Error(`Values have names, and not places as ${part}: ${text}`)
    if (!name) return part
    if (!names.includes(name)) names.push(name)
    return `$${names.indexOf(name) + 1}`
  })
  return { text: compiled, names }
}

function compileOnce(text: string): Compiled {
  const cached = compiledTexts.get(text)
  if (cached) return cached
  const compiled = compile(text)
  if (compiledTexts.size < TEXTS_MAX) compiledTexts.set(text, compiled)
  return compiled
}

/** In the order of `names`. */
function inOrder(names: string[], values: Values, text: string): Value[] {
  const unknown = Object.keys(values).find((name) => !names.includes(name))
  if (unknown !== undefined) throw new Error(`The statement has no $${unknown}: ${text}`)
  return names.map((name) => {
    const value = values[name]
    if (value === undefined) throw new Error(`$${name} has no value: ${text}`)
    return value
  })
}

/**
 * Hand-written SQL on top of `send`, which is given `$1`, `$2` …: the text by which statements are prepared, and which
 * `requireOwner` reads, as with those of the ORM.
 */
export const rowsOf =
  (send: Send): Rows =>
  async <Row>(text: string, values: Values = {}) => {
    const compiled = compileOnce(text)
    return (await send(compiled.text, inOrder(compiled.names, values, text))).rows as Row[]
  }
