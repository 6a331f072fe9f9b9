import { BlockList, isIPv6 } from 'node:net'
import type { FastifyRequest } from 'fastify'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8)
loopback.addAddress('::1', 'ipv6')

/** Whether the client is on this machine: a request that a proxy forwarded has forwarding headers. */
export function isThisMachine({ raw, headers }: FastifyRequest): boolean {
  const wasForwarded = headers['x-forwarded-for'] ?? headers['x-forwarded-host'] ?? headers['forwarded']
  const address = raw.socket.remoteAddress ?? ''
  return wasForwarded === undefined && loopback.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
