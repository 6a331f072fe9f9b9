/** A control of a served page, and the effect of a press on it. */
export type EarlyControl = {
  path: string
  /** A CSS selector of the control, for a script in the page. */
  control: string
  isMember?: true
  /** `Enter` in the control, after this was typed into it; else a press by mouse. */
  typed?: string
  /** A selector of what is there then, or the address. */
  effect: string | RegExp
}

const ACCOUNT = 'header button[aria-expanded][id*=account]'
const SUBMIT = 'main form[method=post] > button, main form[method=post] > div > button'
const HEART = 'main button:has(path[d^="M2 9.5a5.5"])'
const SIGN_IN = 'input[autocomplete="current-password"]'
const ERRORS = 'main form section a[href^="#"]'
const account = (path: string): EarlyControl => ({
  path,
  control: ACCOUNT,
  effect: 'header nav a[href*="/auth/sign-in"]',
})
const ownAccount = (path: string): EarlyControl => ({
  path,
  control: ACCOUNT,
  isMember: true,
  effect: 'header nav a[href$="/profile"]',
})

/** The main controls, by what a person would call them. */
export const earlyControls: Record<string, EarlyControl> = {
  'home: account menu': account('/'),
  'home: contrast': {
    path: '/',
    control: 'header button[aria-pressed]',
    effect: 'html[data-contrast=more]',
  },
  'programs: account menu': account('/programs'),
  'programs: heart': { path: '/programs', control: HEART, effect: SIGN_IN },
  'programs: phrase': {
    path: '/programs',
    control: 'main input[type=search]',
    typed: 'oddech',
    effect: /programs\?.*phrase=oddech/,
  },
  'a program: favourite': { path: '/programs/1', control: HEART, effect: SIGN_IN },
  'sign-in: send': { path: '/auth/sign-in', control: SUBMIT, effect: ERRORS },
  'sign-up: go on': { path: '/auth/sign-up', control: SUBMIT, effect: ERRORS },
  'forgotten password: Enter': {
    path: '/auth/forgot-password',
    control: 'main input[type=email]',
    typed: 'x',
    effect: ERRORS,
  },
  'plans: go to payment': { path: '/subscription', control: SUBMIT, effect: SIGN_IN },
  'gift: length': {
    path: '/give-a-gift',
    control: 'main fieldset:last-of-type label:last-of-type input',
    effect: 'section[aria-labelledby=preview] :text("12 miesięcy")',
  },
  'gift: go on': {
    path: '/give-a-gift',
    control: 'main form button[type=submit]',
    effect: /give-a-gift\/order\//,
  },
  'questions: search': {
    path: '/faq',
    control: 'main input[type=search]',
    typed: 'karta',
    effect: 'main form [role=status]:not(:empty)',
  },
  'questions: language': {
    path: '/faq',
    control: 'header a[hreflang=en], header a[href="/en/faq"]',
    effect: /\/en\/faq/,
  },
  'path: account menu': ownAccount('/profile/my-path'),
  'state: account menu': ownAccount('/profile/my-state'),
}
