import type { FastifyRequest } from 'fastify'

const USER_AGENT_MAX = 300
/** Operators read it in a terminal, which takes these for commands: also those of eight bits (ISO 6429). */
const CONTROLS = /\p{Cc}/gu

/** Where a call comes from: what its browser says of itself, and its internet address. */
export type Device = { userAgent: string; address: string }

export const deviceOf = ({ headers, ip }: FastifyRequest): Device => ({
  userAgent: (headers['user-agent'] ?? '').replace(CONTROLS, ' ').slice(0, USER_AGENT_MAX),
  address: ip,
})
