import type { FastifyRequest } from 'fastify'
import { createHash, timingSafeEqual } from 'node:crypto'
import { BlockList, isIPv6 } from 'node:net'

const loopback = addressList(['127.0.0.0/8', '::1'])

/** With a token, whoever has it. Without, this machine: a request that a proxy forwarded has forwarding headers. */
export function isInternal({ raw, headers }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
  const wasForwarded = headers['x-forwarded-for'] ?? headers['x-forwarded-host'] ?? headers.forwarded
  return wasForwarded === undefined && contains(loopback, raw.socket.remoteAddress)
}

const digest = (text: string) => createHash('sha256').update(text).digest()

/** A list of addresses and ranges (`10.0.0.0/8`), which must be valid. */
export function addressList(addresses: string[]): BlockList {
  const list = new BlockList()
  for (const entry of addresses) {
    const [address = '', bits] = entry.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (bits === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(bits), family)
  }
  return list
}

export function contains(list: BlockList, address: string | undefined): boolean {
  return address !== undefined && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}
