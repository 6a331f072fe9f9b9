import { IN_BROWSERS, inScreen, SCREEN, type Harm } from './Harm.ts'

/** What takes names, room or addresses that are others'. */
export const takesFromOthers: Harm[] = [
  {
    what: 'fills what the browser keeps',
    edit: inScreen(`${IN_BROWSERS} localStorage.setItem('mine', 'x'.repeat(200_000))`),
    sentence: /^mfe-template fails in a browser \(render\): "mine" was stored without storedValue of @kinora\/session$/,
  },
  {
    what: 'fills it under a name of the product',
    edit: inScreen(`${IN_BROWSERS} localStorage.setItem('kinora.own.mine', 'x'.repeat(200_000))`),
    sentence: /^mfe-template fails in a browser \(render\): more than 100000 letters were stored$/,
  },
  {
    what: 'installs a service worker',
    edit: inScreen(`${IN_BROWSERS} void navigator.serviceWorker.register('/mine.js' as never)`),
    sentence: /in a browser: .*(TrustedScriptURL|Trusted)/,
  },
  {
    what: 'sets a cookie that fills each request',
    edit: inScreen(`${IN_BROWSERS} document.cookie = 'mine=' + 'x'.repeat(4_000)`),
    sentence: /^mfe-template fails in a browser \(render\): a cookie was set$/,
  },
  {
    what: 'opens a database',
    edit: inScreen(`${IN_BROWSERS} indexedDB.open('mine')`),
    sentence: /opens a database in the browser, which nobody empties$/,
  },
  {
    what: 'changes words of others',
    edit: [
      SCREEN,
      /(const \{ )(t \} = useTranslation\([^)]*\))/,
      `$1i18n, $2\n  ${IN_BROWSERS} i18n.addResourceBundle('pl', 'shell', { skip: 'Mine' }, true, true)`,
    ],
    sentence: /\.addResourceBundle is not a function$/,
  },
  {
    what: "takes another remote's call",
    edit: inScreen(
      `${IN_BROWSERS} baseApi.injectEndpoints({ endpoints: (build) => ({ catalogListPrograms: build.query<object, void>({ query: () => '/levels' }) }) })`,
      `import { baseApi } from '@kinora/http'`,
    ),
    sentence: /The endpoint catalogListPrograms of mfe-template does not begin with the remote's name$/,
  },
  {
    what: 'hides all pages from search engines',
    edit: inScreen(
      `${IN_BROWSERS} document.head.append(Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' }))`,
    ),
    sentence: /in a browser: <meta name="robots" content="noindex"> in the head stays when the page is left$/,
  },
  {
    what: "takes the shell's sign-in",
    edit: ['src/remote.ts', "path: 'template-page',", "path: 'auth/sign-in',"],
    sentence: /mfe-template claims "auth\/sign-in", which are the same page/,
  },
  {
    what: 'fills the navigation',
    edit: [
      'src/remote.ts',
      /nav: \[/,
      `nav: [...Array.from({ length: 9 }, () => ({ place: 'header', path: '/template-page', order: 1, label: 'title' }) as never), `,
    ],
    sentence: /^mfe-template puts \d+ links into header; 8 are allowed\.$/,
  },
]
