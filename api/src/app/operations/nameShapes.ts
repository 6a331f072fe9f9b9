import * as contracts from '@kinora/contracts'

type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/**
 * Makes an OpenAPI document that has each shape of `@kinora/contracts` once, by its name: generators make a type of each.
 * Routes keep whole schemas, from which Fastify compiles its checks.
 */
export function nameShapes(document: object): object {
  const names = new Map<string, string>()
  let schemas: Record<string, Json> = {}
  function named(part: Json): Json {
    const shape = mapped(part, named)
    const name = isNameable(shape) ? names.get(JSON.stringify(shape)) : undefined
    if (!name) return shape
    schemas[name] = shape
    return { $ref: `#/components/schemas/${name}` }
  }

  for (const [name, shape] of shapes()) {
    const text = JSON.stringify(mapped(shape, named))
    // What two shapes look like has the name of neither.
    names.set(text, names.has(text) ? '' : name)
  }
  schemas = {}
  const whole = named(plain(document)) as { components?: object }
  return { ...whole, components: { ...whole.components, schemas } }
}

/** Those within others come first, because they are shorter. Parameters are documented one by one. */
function shapes(): [name: string, shape: Json][] {
  const all = Object.entries<unknown>(contracts).filter(
    ([name, shape]) => isNameable(shape) && !/(Params|Query)$/.test(name),
  )
  const length = (shape: Json) => JSON.stringify(shape).length
  return all
    .map(([name, shape]): [string, Json] => [name, asDocumented(plain(shape))])
    .sort(([, a], [, b]) => length(a) - length(b))
}

/** Numbers and texts need no name. */
const isNameable = (shape: unknown) =>
  typeof shape === 'object' && shape !== null && ['properties', 'anyOf', 'enum', 'items'].some((part) => part in shape)

const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as Json

/** The plugin writes a constant as a list of one. */
function asDocumented(shape: Json): Json {
  const part = mapped(shape, asDocumented)
  if (typeof part !== 'object' || part === null || !('const' in part)) return part
  const { const: only = null, ...rest } = part
  return { ...rest, enum: [only] }
}

function mapped(part: Json, map: (part: Json) => Json): Json {
  if (typeof part !== 'object' || part === null) return part
  if (Array.isArray(part)) return part.map(map)
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, map(value)]))
}
