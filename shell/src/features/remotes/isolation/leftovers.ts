import { remoteInStack, type RemoteVersion } from './remoteInStack.ts'

type Kept = RemoteVersion & { target: EventTarget; type: string; listener: unknown; capture: boolean }

/**
 * Ends what remotes leave behind on what all pages share, the window, the document and the elements around the page:
 * listeners, intervals and open dialogs. To be called before any remote runs, and before `watchBuiltIns`.
 * @param hasLeft whether a remote was on the page and is not any more. What its code begins then ends, too.
 * @param report what was ended, in words
 * @returns ends the listeners and dialogs of remotes that have left
 */
export function watchLeftovers(
  hasLeft: (remote: string) => boolean,
  report: (by: RemoteVersion, what: string) => void,
): () => void {
  const { addEventListener, removeEventListener } = EventTarget.prototype
  const { showModal } = HTMLDialogElement.prototype
  const { setInterval } = window
  const openedBy = new WeakMap<HTMLDialogElement, RemoteVersion>()
  let kept: Kept[] = []

  // Called without an object they are the window's.
  EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window
    addEventListener.call(target, type, listener, options)
    // Those with one of these options end themselves.
    const endsItself = typeof options === 'object' && (options.once || options.signal)
    const by = sharedName(target) && !endsItself && remoteInStack({ directly: true })
    if (by) kept.push({ ...by, target, type, listener, capture: capturing(options) })
  }
  EventTarget.prototype.removeEventListener = function (this: EventTarget | undefined, type, listener, options) {
    const target = this ?? window
    removeEventListener.call(target, type, listener, options)
    if (!sharedName(target)) return
    const capture = capturing(options)
    kept = kept.filter(
      (one) => one.target !== target || one.type !== type || one.listener !== listener || one.capture !== capture,
    )
  }
  HTMLDialogElement.prototype.showModal = function () {
    const by = remoteInStack({ directly: true })
    if (by && hasLeft(by.remote)) return report(by, 'a dialog')
    showModal.call(this)
    if (by) openedBy.set(this, by)
  }
  Object.assign(window, { setInterval: setOwnInterval })

  function setOwnInterval(callback: (...args: unknown[]) => void, ms?: number, ...args: unknown[]): number {
    const by = remoteInStack({ directly: true })
    const id = setInterval(() => {
      if (!by || !hasLeft(by.remote)) return callback(...args)
      clearInterval(id)
      report(by, 'an interval')
    }, ms)
    return id
  }

  return () => {
    for (const { target, type, listener, capture, ...by } of kept) {
      if (!hasLeft(by.remote)) continue
      const name = sharedName(target)
      target.removeEventListener(type, listener as EventListener, capture)
      // An element may have gone with its page.
      if (name) report(by, `a listener for ${type} on the ${name}`)
    }
    kept = kept.filter(({ remote }) => !hasLeft(remote))
    for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      const by = openedBy.get(dialog)
      if (!by || !hasLeft(by.remote)) continue
      dialog.close()
      report(by, 'a dialog')
    }
  }
}

/** What all pages share, by its name. Not in a table: this may run before the body was parsed. */
function sharedName(target: EventTarget): string | undefined {
  if (target === window) return 'window'
  if (target === document) return 'document'
  if (target === window.visualViewport) return 'visual viewport'
  if (!(target instanceof Element) || !target.isConnected || target.parentElement?.closest('main')) return undefined
  return target.id ? `${target.localName}#${target.id}` : target.localName
}

const capturing = (options: boolean | EventListenerOptions | undefined) =>
  typeof options === 'object' ? options.capture === true : options === true
