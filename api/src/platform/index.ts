import fastifyCookie from '@fastify/cookie'
import fp from 'fastify-plugin'
import { contentCache } from './cache/contentCache.ts'
import { csrf } from './http/csrf.ts'
import { emptyJson } from './http/requests/emptyJson.ts'
import { inputGuard } from './http/requests/inputGuard.ts'
import { idleConnections } from './http/idleConnections.ts'
import { metrics } from './http/metrics.ts'
import { problems } from './http/responses/problems.ts'
import { requestLog } from './http/requestLog.ts'
import { securityHeaders } from './http/responses/securityHeaders.ts'
import { shedding } from './http/shedding.ts'
import { strapiQuery } from './http/requests/strapiQuery.ts'
import { validators } from './http/requests/validators.ts'

export type { Content } from './cache/contentCache.ts'
export { oncePerVersion } from './cache/oncePerVersion.ts'
export { isDuplicate } from './database/databaseErrors.ts'
export { beforeCommit } from './database/beforeCommit.ts'
export {
  type Database,
  migrationsFolder,
  type Orm,
  type Queryable,
  type Transaction,
  type Values,
} from './database/database.ts'
export { isoSql } from './database/isoSql.ts'
export { FolderInUse } from './database/drivers/lockFolder.ts'
export { openDatabase } from './database/drivers/openDatabase.ts'
export { alphabetical, hasPhrase, isAlike } from './database/phraseSql.ts'
export { acrossOwners, type Owners } from './database/requireOwner.ts'
export { selectPage } from './database/selectPage.ts'
export { addDays, daysBetween, mondayOf, weekdayOf } from './days/calendarDays.ts'
export { instantIn, type LocalTime, localTimeIn } from './days/localTime.ts'
export { canonicalTimeZone, dayIn, knownTimeZones, nextDayIn } from './days/ownDays.ts'
export { dayRange, readDayRange } from './days/readDayRange.ts'
export { concurrencyLimit } from './http/concurrencyLimit.ts'
export { describeError } from './http/responses/describeError.ts'
export { escapeHtml } from './http/responses/escapeHtml.ts'
export { formProblem, formProblems, requireSamePasswords } from './http/requests/formProblems.ts'
export { BODY_MAX_BYTES } from './http/requests/inputGuard.ts'
export { addressList, contains, isInternal } from './http/isInternal.ts'
export { locale, LocaleQuery } from './http/requests/localeQuery.ts'
export { NoContent } from './http/responses/noContent.ts'
export { ownCookie } from './http/ownCookie.ts'
export { ownUrl } from './http/ownUrl.ts'
export { contentListQuery, pageOf, pagination, paginationOf, ShortListQuery } from './http/requests/pagination.ts'
export { ApiProblem, frameworkErrors, notFound, problemOf, problemResponses } from './http/responses/problems.ts'
export { parseQuery } from './http/requests/queryParser.ts'
export { acceptFiles, receiveFile } from './http/requests/receiveFile.ts'
export { refuseConnection } from './http/responses/refuseConnection.ts'
export { requestIds } from './http/requestLog.ts'
export { evenUnderPressure } from './http/shedding.ts'
export { populate } from './http/requests/strapiQuery.ts'
export { installJobs } from './jobs/installJobs.ts'
export { jobs, type Run } from './jobs/jobs.ts'
export { CannotStart } from './process/CannotStart.ts'
export { startProblem } from './process/startProblem.ts'
export { watchLoop } from './process/watchLoop.ts'

/** What every call goes through before it is known who asks: its checks, its log, and what its answer carries. */
export const platform = fp(
  async (app) => {
    await app.register(idleConnections)
    await app.register(validators)
    await app.register(problems)
    await app.register(requestLog)
    await app.register(metrics)
    await app.register(securityHeaders)
    await app.register(contentCache)
    await app.register(shedding)
    await app.register(emptyJson)
    await app.register(inputGuard)
    await app.register(strapiQuery)
    await app.register(fastifyCookie)
    await app.register(csrf)
  },
  { name: 'platform', decorators: { fastify: ['db', 'config'] } },
)
