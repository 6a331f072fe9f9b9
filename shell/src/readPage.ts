import type { PageState } from '@kinora/contracts'

/** The state that the gateway wrote into the document. */
export function readPage(): PageState {
  const element = document.getElementById('kinora-page')
  if (!element?.textContent) throw new Error('The document carries no page state')
  return JSON.parse(element.textContent) as PageState
}
