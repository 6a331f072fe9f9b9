import { IN_BROWSERS, inScreen, SCREEN, type Harm } from './Harm.ts'

/** What breaks its own page, so that nobody can use it. */
export const breaksItsPage: Harm[] = [
  {
    what: 'throws in render for a specialist',
    edit: [
      SCREEN,
      /^([^]*MainScreen\(\) \{)/,
      `import { useSession } from '@kinora/session'\n$1\n  if (useSession().role === 'specialist') throw new Error('Thrown on purpose')`,
    ],
    sentence: /^mfe-template fails in a browser \(render\): Thrown on purpose$/,
  },
  {
    what: 'throws in render',
    edit: inScreen(`${IN_BROWSERS} throw new Error('Thrown on purpose')`),
    sentence: /^mfe-template fails in a browser \(render\): Thrown on purpose$/,
  },
  {
    what: 'throws at evaluation',
    edit: ['src/remote.ts', 'export default', `${IN_BROWSERS} throw new Error('Thrown on purpose')\n\nexport default`],
    sentence: /^mfe-template fails in a browser \(load\): Thrown on purpose$/,
  },
  {
    what: 'loops for ever',
    edit: inScreen(`${IN_BROWSERS} for (;;);`),
    sentence: /^\/template-page of mfe-template in a browser: it does not react within 15 s$/,
  },
  {
    what: 'loops when axe reads it',
    edit: inScreen(`${IN_BROWSERS} Object.defineProperty(window, 'axe', { set() { for (;;); }, configurable: true })`),
    sentence: /^\/template-page of mfe-template in a browser: it reacts at first, and no more within 30 s$/,
  },
  {
    what: 'renders other markup than on the server',
    edit: inScreen(`if (typeof window !== 'undefined') return <p>Something else</p>`),
    sentence: /^\/template-page of mfe-template in a browser: Minified React error #418/,
  },
  {
    what: 'breaks the content security policy',
    edit: inScreen(`${IN_BROWSERS} new Image().src = 'https://elsewhere.invalid/'`),
    sentence: /^\/template-page of mfe-template in a browser: .*Content Security Policy/,
  },
  {
    what: 'throws again and again',
    edit: inScreen(`${IN_BROWSERS} setInterval(() => { throw new Error('Again') }, 100)`),
    sentence: /in a browser: Again$/,
  },
  {
    what: 'observes what it changes',
    edit: inScreen(
      `${IN_BROWSERS} setTimeout(() => { new MutationObserver(() => document.body.setAttribute('data-mine', String(Math.random()))).observe(document.body, { attributes: true }); document.body.setAttribute('data-mine', '') }, 30_000)`,
    ),
    sentence:
      /in a browser: (it reacts at first, and no more within 30 s|the attribute data-mine of body stays|a MutationObserver of)/,
  },
  {
    what: 'opens a dialog of the browser',
    edit: inScreen(`${IN_BROWSERS} alert('Mine')`),
    sentence: /in a browser: it opens a dialog of the browser: alert$/,
  },
  {
    what: 'is too large',
    edit: [SCREEN, '<PageTop', `<p hidden>{'x'.repeat(2_000_001)}</p>\n      <PageTop`],
    sentence: /does not render: .*The page has \d+ letters; 2000000 are allowed/,
  },
  {
    what: 'loops on the server',
    edit: inScreen(`if (typeof window === 'undefined') for (;;);`),
    sentence: /^\/template-page of mfe-template does not render: /,
  },
  {
    what: 'cannot be used by everybody',
    edit: [SCREEN, '<PageTop', '<button />\n      <PageTop'],
    sentence: /^\/template-page of mfe-template in a browser: axe button-name: /,
  },
]
