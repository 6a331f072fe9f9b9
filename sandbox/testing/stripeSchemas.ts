import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { Ajv } from 'ajv'
import { TYPE_OF_OBJECT } from './typeNames.ts'
import type { Schema } from './schemasOf.ts'

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const TYPES = pathOf('./stripeTypes.ts')

/**
 * Making the schemas takes seconds, and so does loading the compiler that reads the types: they are kept for as long as
 * the SDK and these files are the same.
 */
async function readSchemas(): Promise<Record<string, Schema>> {
  const sdk = readFileSync(pathOf('../../node_modules/stripe/package.json'), 'utf8')
  const made = createHash('sha256')
  for (const text of [sdk, readFileSync(TYPES, 'utf8'), readFileSync(pathOf('./schemasOf.ts'), 'utf8')])
    made.update(text)
  const file = pathOf(`../../.kinora/cache/stripe-${made.digest('hex').slice(0, 16)}.json`)
  if (!existsSync(file)) {
    const { schemasOf } = await import('./schemasOf.ts')
    const { roots, $defs } = schemasOf(TYPES)
    mkdirSync(dirname(file), { recursive: true })
    const fresh = `${file}.${process.pid}`
    writeFileSync(fresh, JSON.stringify(withoutOthers({ ...$defs, ...roots })))
    renameSync(fresh, file)
  }
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** The objects that are in others and have no address of their own. */
const PARTS = ['discount', 'item', 'line_item', 'list', 'plan', 'subscription_item']

/** Objects of Stripe that the sandbox does not have are nowhere allowed, and so need no schema. */
function withoutOthers($defs: Record<string, Schema>): Record<string, Schema> {
  const objects = new Set([...Object.keys(TYPE_OF_OBJECT), ...PARTS])
  const isOther = ({ properties }: Schema) => {
    const object = properties?.['object']?.const
    return typeof object === 'string' && !objects.has(object)
  }
  const nothing: Schema = { not: {} }
  return Object.fromEntries(Object.entries($defs).map(([name, schema]) => [name, isOther(schema) ? nothing : schema]))
}

/** Checks values by the types of the installed SDK, by their names in stripeTypes.ts. */
export async function stripeSchemas() {
  const $defs = await readSchemas()
  const whole = { $id: 'stripe', $defs }
  const unchecked = { strict: false, validateSchema: false, meta: false }
  const answers = new Ajv(unchecked).addSchema(whole)
  // A form has only texts; the types say what they stand for.
  const forms = new Ajv({ ...unchecked, coerceTypes: true }).addSchema(whole)

  const problems = (ajv: Ajv, name: string, value: unknown): string[] => {
    const validate = ajv.getSchema(`stripe#/$defs/${name}`)
    if (!validate) throw new Error(`stripeTypes.ts has no ${name}`)
    if (validate(value)) return []
    const errors = validate.errors ?? []
    // Of the members of a union, the one that the value was meant for has got the furthest.
    const deepest = Math.max(...errors.map(({ instancePath }) => instancePath.split('/').length))
    return errors
      .filter(({ instancePath }) => instancePath.split('/').length === deepest)
      .map(({ instancePath, message, params }) => `${name}${instancePath} ${message} ${JSON.stringify(params)}`)
  }
  return {
    /** What of an answer does not fit its type. */
    ofAnswer: (name: string, value: unknown) => problems(answers, name, value),
    /** What of a request's parameters does not fit their type. */
    ofForm: (name: string, form: unknown) => problems(forms, name, structuredClone(form)),
  }
}
