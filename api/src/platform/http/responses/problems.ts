import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { codeOfStatus, Problem } from '@kinora/contracts'
import { STATUS_CODES } from 'node:http'
import { DatabaseBusy, isReadOnly, isUnavailable, ownCause } from '../../database/databaseErrors.ts'
import { fieldProblems } from './fieldProblems.ts'
import { SECURITY_HEADERS } from './securityHeaders.ts'

const RETRY_AFTER_S = 2
/** Somebody has to make space first. */
const READ_ONLY_RETRY_AFTER_S = 60

type FieldProblem = { field: string; code: string }

/**
 * `retryAfter` in seconds. `url` has the error code that sign-in clients read. `opensAt`: refused until then.
 * `specialistName`: whom the member would have to leave.
 */
type More = { retryAfter?: number; url?: string; opensAt?: string; specialistName?: string }

/** Thrown anywhere, answered as problem+json (RFC 9457). `code` is what clients translate. */
export class ApiProblem extends Error {
  readonly status: number
  readonly code: string
  readonly errors: FieldProblem[] | undefined
  readonly more: More

  constructor(status: number, code: string, errors?: FieldProblem[], more: More = {}) {
    super(code)
    this.status = status
    this.code = code
    this.errors = errors
    this.more = more
  }
}

export const notFound = (code = 'request.notFound') => new ApiProblem(404, code)

/** For a route's `response`: the problems that are its own. What follows from policy and method is added by openapi. */
export function problemResponses(...statuses: number[]) {
  const content = { 'application/problem+json': { schema: Problem } }
  return Object.fromEntries(
    statuses.map((status) => [status, { description: STATUS_CODES[status] ?? 'Problem', content }]),
  )
}

export const problems = fp(
  async (app) => {
    app.setErrorHandler((error: FastifyError, request, reply) => answerProblem(problemOf(error), error, request, reply))
    app.setNotFoundHandler((request, reply) => answerProblem(notFound(), undefined, request, reply))
  },
  { name: 'problems' },
)

/** For errors before there is a route, such as an address that cannot be decoded: no hook runs for them. */
export const frameworkErrors = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
  answerProblem(problemOf(error), error, request, reply.headers(SECURITY_HEADERS))

function answerProblem(problem: ApiProblem, cause: unknown, request: FastifyRequest, reply: FastifyReply) {
  const {
    status,
    code,
    errors,
    more: { retryAfter, ...more },
  } = problem
  const title = STATUS_CODES[status] ?? 'Error'
  if (status >= 500 && !(ownCause(cause) instanceof DatabaseBusy)) request.log.error({ err: cause }, code)
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (status === 503 || retryAfter) reply.header('retry-after', retryAfter ?? RETRY_AFTER_S)
  const body: Problem = { type: 'about:blank', title, status, code, ...(errors && { errors }), ...more }
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .serializer(JSON.stringify)
    .send(body)
}

/** An error as the problem that is answered. */
export function problemOf(error: FastifyError | ApiProblem): ApiProblem {
  if (error instanceof ApiProblem) return error
  if (ownCause(error) instanceof DatabaseBusy) return new ApiProblem(503, 'server.busy')
  if (isUnavailable(error)) return new ApiProblem(503, 'database.unavailable')
  if (isReadOnly(error))
    return new ApiProblem(503, 'database.readOnly', undefined, { retryAfter: READ_ONLY_RETRY_AFTER_S })
  if (error.validation) return invalid(error)
  const status = error.statusCode ?? 500
  const answerStatus = (status >= 400 && status < 500) || status === 503 ? status : 500
  return new ApiProblem(answerStatus, codeOfStatus(answerStatus))
}

/** An invalid id in the path is a 404; other validation errors are listed field by field. */
function invalid({ validation = [], validationContext }: FastifyError) {
  if (validationContext === 'params') return notFound()
  const errors = fieldProblems(validation)
  const [first] = errors
  return first ? new ApiProblem(400, first.code, errors) : new ApiProblem(400, 'request.invalid')
}
