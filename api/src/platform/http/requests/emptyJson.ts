import fp from 'fastify-plugin'

/** Strapi's client says that it sends JSON with every request, also where there is no body: fastify would refuse it. */
export const emptyJson = fp(
  async (app) => {
    const parse = app.getDefaultJsonParser('error', 'error')
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
      if (body === '') done(null)
      else void parse(request, body, done)
    })
  },
  { name: 'emptyJson' },
)
