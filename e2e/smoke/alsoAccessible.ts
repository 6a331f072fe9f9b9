/** What axe looks for only where it is asked: a control's name has the words that are seen on it (WCAG 2.2, 2.5.3). */
export const ALSO = { 'label-content-name-mismatch': { enabled: true } }

/** Forms with a password that do not say whose it is: password managers keep it without a name, or for somebody else. */
export const OF_NOBODY = `[...document.forms]
  .filter((form) => form.querySelector('[autocomplete$="-password"]'))
  .filter((form) => !form.querySelector('[autocomplete~="username"], [autocomplete~="email"]'))
  .map((form) => 'a password of nobody: ' + form.innerText)`
