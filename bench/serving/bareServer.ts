import { readFileSync } from 'node:fs'
import Fastify from 'fastify'

// `node bench/serving/bareServer.ts <file> <headers as JSON>`: a Fastify that answers every URL with these bytes, or
// with 304 if the request has their etag.

const [file = '', headers = '{}'] = process.argv.slice(2)
const body = readFileSync(file)
const sent = JSON.parse(headers) as Record<string, string>
const app = Fastify()

app.get('/*', (request, reply) => {
  reply.headers(sent)
  return request.headers['if-none-match'] === sent['etag'] ? reply.code(304).send() : reply.send(body)
})
await app.listen({ host: '127.0.0.1', port: 0 })
