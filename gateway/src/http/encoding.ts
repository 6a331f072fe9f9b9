export type Encoding = 'br' | 'gzip' | 'identity'

/**
 * The best encoding that the client accepts: brotli, then gzip. A weight of 0 means not accepted (RFC 9110, 12.5.3).
 */
export function acceptedEncoding(
  header: string | undefined,
  available: (encoding: 'br' | 'gzip') => boolean = () => true,
): Encoding {
  const taken = new Set(
    (header ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim().split(/\s*;\s*/))
      .filter(([, weight]) => !/^q=0(\.0*)?$/.test(weight ?? ''))
      .map(([name]) => name),
  )
  return (['br', 'gzip'] as const).find((encoding) => taken.has(encoding) && available(encoding)) ?? 'identity'
}
