import ts from 'typescript'

/** JSON Schema, as far as it is needed here. */
export type Schema = {
  $ref?: string
  $defs?: Record<string, Schema>
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  not?: Schema
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
}

/** The last names of a type: `Stripe.Checkout.Session` is `Checkout.Session`. */
type Named = { symbol: ts.Symbol; name: string }

/**
 * JSON Schema of the types that a file exports as aliases, made from the declarations of the installed packages. What
 * is optional there is optional here, and nothing else is allowed. Decimal numbers are texts, as on the wire.
 */
export function schemasOf(file: string): { roots: Record<string, Schema>; $defs: Record<string, Schema> } {
  const program = ts.createProgram([file], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    skipLibCheck: true,
    types: ['node'],
  })
  const checker = program.getTypeChecker()
  const $defs: Record<string, Schema> = {}
  const names = new Map<ts.Type, string>()
  const roots: Record<string, Schema> = {}
  for (const statement of program.getSourceFile(file)?.statements ?? [])
    if (ts.isTypeAliasDeclaration(statement))
      roots[statement.name.text] = schema(checker.getTypeAtLocation(statement.name)) ?? {}
  return { roots, $defs }

  /** Undefined for `undefined`, which JSON does not have. */
  function schema(type: ts.Type): Schema | undefined {
    const simple = simpleSchema(type)
    if (simple) return simple
    if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return undefined
    if (type.isUnion()) return union(type.types.flatMap((one) => schema(one) ?? []))
    if (isDecimal(type)) return { type: 'string' }
    // `string & {}` is how Stripe lets an enumeration have values of later versions.
    if (type.isIntersection())
      return type.types.some((one) => one.flags & ts.TypeFlags.String) ? { type: 'string' } : object(type)
    if (checker.isArrayType(type) || checker.isTupleType(type)) {
      const [item] = type.flags & ts.TypeFlags.Object ? checker.getTypeArguments(type as ts.TypeReference) : []
      return { type: 'array', items: (item && schema(item)) ?? {} }
    }
    return type.flags & ts.TypeFlags.Object ? reference(type) : {}
  }

  function simpleSchema(type: ts.Type): Schema | undefined {
    if (type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {}
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' }
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value }
    if (type.flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(type) === 'true' }
    if (type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' }
    if (type.flags & ts.TypeFlags.String) return { type: 'string' }
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' }
    return undefined
  }

  /** A reference to the schema of an object type, because types refer to each other in circles. */
  function reference(type: ts.Type): Schema {
    const existingName = names.get(type)
    const name = existingName ?? `${nameOf(type)}.${names.size}`
    if (existingName === undefined) {
      names.set(type, name)
      $defs[name] = object(type)
    }
    return { $ref: `#/$defs/${encodeURIComponent(name)}` }
  }

  function object(type: ts.Type): Schema {
    const others = checker.getIndexInfoOfType(type, ts.IndexKind.String)
    const fields = checker
      .getPropertiesOfType(type)
      .filter(({ name }) => name !== 'lastResponse')
      .map((symbol): Named & { type: ts.Type } => ({
        symbol,
        name: symbol.name,
        type: checker.getTypeOfSymbol(symbol),
      }))
      .filter((field) => field.type.getCallSignatures().length === 0)
    return {
      type: 'object',
      properties: Object.fromEntries(fields.flatMap((field) => [[field.name, schema(field.type) ?? {}]])),
      required: fields.filter(({ symbol }) => !(symbol.flags & ts.SymbolFlags.Optional)).map(({ name }) => name),
      additionalProperties: others ? (schema(others.type) ?? {}) : false,
    }
  }
}

function union(members: Schema[]): Schema {
  const literals = members.flatMap((one) => ('const' in one ? [one.const] : []))
  if (literals.includes(true) && literals.includes(false))
    return union([...members.filter((one) => typeof one.const !== 'boolean'), { type: 'boolean' }])
  const rest = members.filter((one) => !('const' in one))
  const isOpen = rest.some(({ type }) => type === 'string') && literals.every((one) => typeof one === 'string')
  const all = [...(literals.length > 0 && !isOpen ? [{ enum: literals }] : []), ...rest]
  const [only] = all
  return all.length === 1 && only ? only : { anyOf: all }
}

const nameOf = (type: ts.Type) => (type.aliasSymbol ?? type.symbol)?.name ?? 'type'

const isDecimal = (type: ts.Type) => /^Decimal(Impl)?$/.test(nameOf(type))
