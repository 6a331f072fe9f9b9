import type { Mutant } from '../Mutant.ts'

const suite = 'releases'

/** The gateway's headers and caches, and the checks of releases. */
export const platformMutants: Mutant[] = [
  {
    id: 'framed-pages',
    breaks: 'another site shows our pages in a frame and takes the clicks',
    file: 'gateway/src/http/securityHeaders.ts',
    from: '    "frame-ancestors \'none\'",\n',
    to: '',
    suite,
    tests: ['gateway/src/http/securityHeaders.test.ts'],
  },
  {
    id: 'cached-after-clear',
    breaks: 'a page that began to render before new content came is cached after it',
    file: 'gateway/src/pages/pageCache.ts',
    from: 'if (since !== generation || key.length',
    to: 'if (key.length',
    suite,
    tests: ['gateway/src/pages/pageCache.test.ts'],
  },
  {
    id: 'metrics-through-gateway',
    breaks: "anybody reads the API's metrics by an encoded path",
    file: 'gateway/src/proxy/apiProxy.ts',
    from: "test(decodeURIComponent(new URL(url, 'http://x').pathname))",
    to: "test(new URL(url, 'http://x').pathname)",
    suite,
    tests: ['gateway/src/proxy/apiProxy.test.ts'],
  },
  {
    id: 'spoofed-address',
    breaks: "visitors choose the address that the API's limits count",
    file: 'gateway/src/proxy/apiProxy.ts',
    from: "'x-forwarded-for': request.ip,",
    to: "'x-forwarded-for': String(headers['x-forwarded-for'] ?? request.ip),",
    suite,
    tests: ['gateway/src/proxy/apiProxy.test.ts'],
  },
  {
    id: 'doubled-paths',
    breaks: 'two remotes release the same page, and one of them is never shown',
    file: 'releases/src/check/checkRoutes.ts',
    from: '[...doubled, ...reserved, ...dead],',
    to: '[...reserved, ...dead],',
    suite,
    tests: ['releases/src/check/checkManifest.test.ts'],
  },
  {
    id: 'consumed-version-unchecked',
    breaks: "a remote is released that needs another version of a shared package than the shell's",
    file: 'releases/src/check/checkManifest.ts',
    from: 'if (!semver.satisfies(offered.version, range))',
    to: 'if (!semver.validRange(range))',
    suite,
    tests: ['releases/src/check/checkManifest.test.ts'],
  },
  {
    id: 'any-signature',
    breaks: 'a release that somebody altered in the store is served',
    file: 'releases/src/store/signing.ts',
    from: "if (!verify(null, bytes, key, Buffer.from(signature, 'base64'))) return",
    to: 'if (signature.length === 0) return',
    suite,
    tests: ['releases/src/store/store.test.ts'],
  },
  {
    id: 'files-of-open-tabs',
    breaks: 'open tabs lose the files of the release that they came with',
    file: 'releases/src/store/prune.ts',
    from: '    if (liveUntil < since) break\n',
    to: '    if (Date.parse(createdAt) < since) break\n',
    suite,
    tests: ['releases/src/store/prune.test.ts'],
  },
]
