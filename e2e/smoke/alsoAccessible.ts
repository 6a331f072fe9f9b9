/** What axe looks for only where it is asked: a control's name has the words that are seen on it (WCAG 2.2, 2.5.3). */
export const ALSO = { 'label-content-name-mismatch': { enabled: true } }

/** Forms with a password that do not say whose it is: password managers keep it without a name, or for somebody else. */
export const OF_NOBODY = `[...document.forms]
  .filter((form) => form.querySelector('[autocomplete$="-password"]'))
  .filter((form) => !form.querySelector('[autocomplete~="username"], [autocomplete~="email"]'))
  .map((form) => 'a password of nobody: ' + form.innerText)`

/**
 * What neither axe nor the markup of served pages shows: lists without items (but for those that
 * take the focus of what was their last item), parts without a name, blocks in phrases.
 */
export const ODD_MARKUP = `[
  ['a list without items', 'ul:not([tabindex]), ol:not([tabindex])', (list) => !list.querySelector(':scope > li')],
  ['a part without a name', 'aside:not([aria-label]):not([aria-labelledby])'],
  ['a button that says it is one', 'button[role="button"]'],
  ['a block in a phrase', 'span h1, span h2, span h3, span p, span ul, span div'],
].flatMap(([what, selector, isOdd = () => true]) =>
  [...document.body.querySelectorAll(selector)]
    .filter((element) => element.getClientRects().length > 0 && isOdd(element))
    .map((element) => what + ': ' + element.outerHTML.slice(0, 200)))`
