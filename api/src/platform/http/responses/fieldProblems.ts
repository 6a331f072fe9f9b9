import type { FastifySchemaValidationError } from 'fastify/types/schema.js'

/**
 * Ajv's errors as one problem for each field. Fields are written as in the query: `filters[title][$eq]`. Missing
 * fields are left out if there are unknown ones, which are probably the missing ones misspelt. None is of the whole
 * body: of one that is no object.
 */
export function fieldProblems(errors: FastifySchemaValidationError[]): { field: string; code: string }[] {
  const problems = new Map<string, string>()
  const hasUnknown = errors.some(({ keyword }) => keyword === 'additionalProperties')
  for (const { instancePath, keyword, params } of errors) {
    if (keyword === 'required' && hasUnknown) continue
    const path = instancePath
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'))
    if (keyword === 'additionalProperties') path.push(String(params.additionalProperty))
    if (keyword === 'required') path.push(String(params.missingProperty))
    const field = path.map((key, depth) => (depth === 0 ? key : `[${key}]`)).join('')
    if (field && !problems.has(field)) problems.set(field, codeOf(keyword))
  }
  return [...problems].map(([field, code]) => ({ field, code }))
}

function codeOf(keyword: string) {
  if (keyword === 'additionalProperties') return 'request.unknownParameter'
  return keyword === 'required' ? 'request.missing' : 'request.invalidValue'
}
