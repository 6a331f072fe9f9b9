import type { RoleName } from '@kinora/contracts'
import fc from 'fast-check'
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { browser } from '../../../../testing/browser.ts'
import { openapiOf } from '../../../../testing/http/contract.ts'
import { onOneDatabase } from '../../../../testing/database/databases.ts'
import { injectBriefly } from '../../../../testing/http/injectBriefly.ts'
import { malformedRequests } from '../../../../testing/http/malformedRequests.ts'
import { addPerson, PASSWORD, tokenOf } from '../../../../testing/people.ts'
import { useApp } from '../../../../testing/startApp.ts'
import { seed, thorough } from '../../../../testing/thorough.ts'

/** For each operation. */
const REQUESTS = thorough(150, 25)

onOneDatabase((create) => {
  const running = useApp(create)
  let lastPerson = 0

  before(() => {
    running.app.limits.take = async () => {} // otherwise the limits would refuse most of the requests
  })

  async function newPerson(role: RoleName) {
    const { app } = running
    const email = `person${++lastPerson}@example.pl`
    const id = await addPerson(app, { email, role, plan: 'running' })
    const { cookies, csrfToken, signIn } = browser(app)
    await signIn(email, PASSWORD)
    const authorization = `Bearer ${await tokenOf(app, id)}`
    const cookie = [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ')
    const validValues = {
      csrfToken: await csrfToken(),
      email,
      password: PASSWORD,
      passwordConfirmation: PASSWORD,
      provider: 'credentials',
      country: 'PL',
      phoneNumber: '+48 601 234 567',
      terms: true,
      timeZone: 'Europe/Warsaw',
      user: id,
    }
    return { id, validValues, headers: { authorization, cookie } }
  }

  test('no malformed request is answered with a 5xx, on any route of the document', async (context) => {
    const { paths } = await openapiOf(running.app)
    for (const [path, operations] of Object.entries(paths))
      for (const [method, operation] of Object.entries(operations))
        await context.test(`${method.toUpperCase()} ${path}`, async () => {
          const { id, validValues, headers } = await newPerson(
            operation['x-policy']?.who === 'member' ? 'patient' : 'specialist',
          )
          const ownId = path === '/api/users/{id}' ? { id } : {}
          const requests = malformedRequests({ method, path, operation }, { ...validValues, ...ownId })
          await fc.assert(
            fc.asyncProperty(requests, async (request) => {
              const { statusCode, body } = await injectBriefly(running.app, {
                ...request,
                headers: { ...headers, ...request.headers },
              })
              // In these tests payments are switched off, which some calls say first.
              assert.ok(statusCode < 500 || body.includes('"payments.off"'), `${statusCode} ${body.slice(0, 300)}`)
            }),
            { numRuns: REQUESTS, seed },
          )
        })
  })
})
