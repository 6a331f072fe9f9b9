import type { FastifyRequest } from 'fastify'
import { BlockList, isIPv6 } from 'node:net'

/** Loopback and private ranges (RFC 1918, RFC 4193). */
const internalAddresses = addressList([
  '127.0.0.0/8',
  '::1',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  'fc00::/7',
])

/** A direct call from this machine or network: requests through a proxy have forwarding headers. */
export function isInternal({ raw, headers }: FastifyRequest): boolean {
  const wasForwarded = headers['x-forwarded-for'] ?? headers['x-forwarded-host'] ?? headers.forwarded
  return wasForwarded === undefined && contains(internalAddresses, raw.socket.remoteAddress)
}

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
