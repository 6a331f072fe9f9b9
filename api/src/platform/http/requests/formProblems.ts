import type { FastifySchemaValidationError } from 'fastify/types/schema.js'
import { ApiProblem, notFound } from '../responses/problems.ts'

/** One field of a form is wrong; clients translate `code` (docs/specification.md, section 8). */
export const formProblem = (status: number, field: string, code: string) =>
  new ApiProblem(status, code, [{ field, code }])

/**
 * A route's `schemaErrorFormatter` for a body that people fill in as a form: each field's first problem, as
 * `form.error.<field>.required` or `.format`; `request.invalid` for a body that is no object. Of an `anyOf` by role, only the errors of the sent role count. An invalid
 * id in the path is a 404.
 */
export function formProblems(errors: FastifySchemaValidationError[], where: string): ApiProblem {
  if (where === 'params') return notFound()
  if (errors.some(({ instancePath, keyword }) => instancePath === '' && keyword === 'type'))
    return new ApiProblem(400, 'request.invalid')
  const otherRoles = new Set(
    errors.filter(({ keyword, instancePath }) => keyword === 'const' && instancePath === '/role').map(branchOf),
  )
  const ofChosen = errors.filter(
    (error) => error.instancePath + error.keyword !== 'anyOf' && !otherRoles.has(branchOf(error)),
  )

  const problems = new Map<string, string>()
  for (const { instancePath, keyword, params } of ofChosen) {
    const missing = params.missingProperty ?? params.additionalProperty
    const path = [...instancePath.split('/').slice(1), ...(missing === undefined ? [] : [String(missing)])]
    const field = path.map((key, depth) => (depth === 0 ? key : `[${key}]`)).join('')
    if (!problems.has(field)) problems.set(field, codeOf(path.at(-1) ?? '', keyword, params))
  }
  if (problems.size === 0) problems.set('role', 'form.error.role.required')
  const [[, code] = ['', 'request.invalid']] = problems
  return new ApiProblem(
    400,
    code,
    [...problems].map(([field, code]) => ({ field, code })),
  )
}

const branchOf = ({ schemaPath }: FastifySchemaValidationError) => /^#\/anyOf\/(\d+)\//.exec(schemaPath)?.[1]

function codeOf(name: string, keyword: string, { limit }: Record<string, unknown>) {
  if (keyword === 'additionalProperties') return 'request.unknownParameter'
  const isEmpty = ['required', 'const', 'enum', 'anyOf'].includes(keyword) || (keyword === 'minLength' && limit === 1)
  return `form.error.${name}.${isEmpty ? 'required' : 'format'}`
}

/** @throws 400 `form.error.passwordConfirmation.format` where the two differ. */
export function requireSamePasswords({
  password,
  passwordConfirmation,
}: {
  password: string
  passwordConfirmation: string
}) {
  if (password !== passwordConfirmation)
    throw formProblem(400, 'passwordConfirmation', 'form.error.passwordConfirmation.format')
}
