import { callbackTarget } from './callbackTarget.ts'

const ORIGIN = 'https://kinora.test'

test.each([
  [null, '/programs'],
  ['', '/programs'],
  ['/profile/my-path?showMessages=1#last', '/profile/my-path?showMessages=1#last'],
  ['/en/programs/5', '/en/programs/5'],
  ['https://kinora.test/profile', '/profile'],
  ['/programs?phrase=a%2F%2Fb', '/programs?phrase=a%2F%2Fb'],
])('%s leads to %s', (given, target) => expect(callbackTarget(given, ORIGIN)).toBe(target))

test.each([
  '//evil.test',
  '///evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  'https:evil.test',
  'https://evil.test',
  'https://kinora.test.evil.test',
  'https://kinora.test@evil.test',
  'https://user@kinora.test/',
  'http://kinora.test/',
  'https://kinora.test:8443/',
  'https://kinora.test//evil.test',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  '/\t/evil.test',
  '\t//evil.test',
  '/\n/evil.test',
  '/%2Fevil.test',
  '/%252Fevil.test',
  '%2F%2Fevil.test',
  '/%5Cevil.test',
  '/%09/evil.test',
  '/a/%',
  'programs',
])('%j leads home', (given) => expect(callbackTarget(given, ORIGIN)).toBe('/'))
