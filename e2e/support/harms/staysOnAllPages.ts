import { IN_BROWSERS, inScreen, type Harm } from './Harm.ts'

/** What stays on others' pages when its own is left. */
export const staysOnAllPages: Harm[] = [
  {
    what: 'swallows keys on all pages',
    edit: inScreen(
      `${IN_BROWSERS} document.addEventListener('keydown', (event) => void (event.key !== 'Tab' && event.preventDefault()))`,
    ),
    sentence: /^mfe-template fails in a browser \(render\): a listener for keydown on the document outlived its page$/,
  },
  {
    what: 'moves the focus for ever',
    edit: inScreen(`${IN_BROWSERS} setInterval(() => document.body.focus(), 300)`),
    sentence: /an interval (of mfe-template\/\S+ goes on when the page is left|outlived its page)$/,
  },
  {
    what: 'opens a dialog later that traps',
    edit: inScreen(
      `${IN_BROWSERS} setTimeout(() => document.body.appendChild(document.createElement('dialog')).showModal(), 30_000)`,
    ),
    sentence: /^mfe-template fails in a browser \(render\): a dialog outlived its page$/,
  },
  {
    what: 'colours all pages',
    edit: inScreen(`${IN_BROWSERS} document.documentElement.style.setProperty('--ink', 'red')`),
    sentence: /^\/template-page of mfe-template in a browser: the style --ink of the root stays when the page is left$/,
  },
  {
    what: 'marks all pages',
    edit: inScreen(`${IN_BROWSERS} document.body.classList.add('mine')`),
    sentence: /in a browser: the attribute class="mine" of body stays when the page is left$/,
  },
  {
    what: 'leaves an element on all pages',
    edit: inScreen(
      `${IN_BROWSERS} document.body.append(Object.assign(document.createElement('aside'), { id: 'mine' }))`,
    ),
    sentence: /in a browser: an element aside#mine in the body stays when the page is left$/,
  },
  {
    what: 'patches the browser later',
    edit: inScreen(`${IN_BROWSERS} setTimeout(() => void (history.pushState = () => {}), 3_000)`),
    sentence: /Somebody changes history\.pushState/,
  },
  {
    what: 'patches what undoes it',
    edit: inScreen(
      `${IN_BROWSERS} setTimeout(() => void (Array.prototype[Symbol.iterator] = () => ({ next: () => ({ done: true, value: undefined }) }) as never), 100)`,
    ),
    sentence: /Somebody changes Array\.prototype\.Symbol\(Symbol\.iterator\)/,
  },
  {
    what: 'changes all pages by a sheet',
    edit: inScreen(
      `${IN_BROWSERS} { const sheet = new CSSStyleSheet(); sheet.replaceSync('footer { visibility: hidden }'); document.adoptedStyleSheets.push(sheet) }`,
    ),
    sentence: /in a browser: mfe-template\/\S+ changes a style sheet by script$/,
  },
  {
    what: 'gives all objects a property',
    edit: inScreen(`${IN_BROWSERS} Object.assign(Object.prototype, { role: 'admin' })`),
    sentence: /changes Object\.prototype\.role/,
  },
  {
    what: 'hears presses on the header',
    edit: inScreen(
      `${IN_BROWSERS} document.querySelector('header')!.addEventListener('click', (event) => event.preventDefault(), true)`,
    ),
    sentence: /^mfe-template fails in a browser \(render\): a listener for click on the header outlived its page$/,
  },
  {
    what: 'has a handler on the window',
    edit: inScreen(`${IN_BROWSERS} window.onkeyup = (event) => event.preventDefault()`),
    sentence: /a listener of mfe-template\/\S+ for keyup on the window stays when the page is left$/,
  },
  {
    what: 'draws for ever',
    edit: inScreen(`${IN_BROWSERS} (function again() { requestAnimationFrame(again) })()`),
    sentence: /a call by requestAnimationFrame of mfe-template\/\S+ goes on when the page is left$/,
  },
  {
    what: 'waits again and again',
    edit: inScreen(`${IN_BROWSERS} (function again() { setTimeout(again, 50) })()`),
    sentence: /a timeout of mfe-template\/\S+ goes on when the page is left$/,
  },
  {
    what: 'observes the header for ever',
    edit: inScreen(
      `${IN_BROWSERS} new MutationObserver(() => {}).observe(document.querySelector('header')!, { childList: true })`,
    ),
    sentence: /a MutationObserver of mfe-template\/\S+ goes on when the page is left$/,
  },
]
