/** Ways to write a callbackUrl that leads away from `origin`, or breaks what carries it. Each must end at home. */
export function callbackAttacks(origin: string): string[] {
  const { protocol, host, hostname } = new URL(origin)
  const other = protocol === 'https:' ? 'http:' : 'https:'
  return [
    '//evil.example', '/\\evil.example', '\\\\evil.example', '///evil.example', '/\t/evil.example', '\t//evil.example',
    '/\n/evil.example', ' //evil.example', 'https:evil.example', 'https:/evil.example', 'https:\\\\evil.example',
    'https://evil.example', 'HTTPS://EVIL.example', `${other}//${host}/`, `${protocol}//${hostname}:8443/`,
    `${origin}@evil.example/`, `${origin}.evil.example/`, `${protocol}//user:x@${host}/`,
    `${origin}\\@evil.example`, `${origin}//evil.example`, `${protocol}//${host.replace('i', 'ı').replace('l', 'ł')}/`,
    'javascript:alert(1)', 'JavaScript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', `blob:${origin}/1`,
    '/%2Fevil.example', '/%2F%2Fevil.example', '/%252F%252Fevil.example', '/%5Cevil.example', '/%255Cevil.example',
    '%2F%2Fevil.example', '%252F%252Fevil.example', '/%09/evil.example', '/%00', '/%E0%A4%A', '/programs?a=\r\nx',
    'programs', '', '..//evil.example', '/%25252525252525252Fevil.example',
  ]
}
