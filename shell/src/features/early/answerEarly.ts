import { changeAgain, FIELDS, touchedFields, wantedIn, type Field } from './earlyFields.ts'
import { finder } from './finder.ts'

/** What the inline script of document.html holds, and asks. */
type Early = {
  held: HTMLElement[]
  isReady: (control: Element) => boolean
  hold: (control: HTMLElement) => void
}

type Waiting = {
  find: () => HTMLElement | undefined
  again: (control: HTMLElement) => void | Promise<void>
  /** Where it was meant: on another page there may be a button of the same name. */
  pathname: string
  until: number
}

const WAITS_MS = 30_000
const PAUSE_MS = 50
/** A discrete event that nothing listens for. */
const PROBE = 'auxclick'

/**
 * Starts React, and then repeats what people did before their part of the page was hydrated: presses, forms that were
 * sent, and changed fields, each once (decision 042). `start` hydrates, or replaces what the server drew at once.
 */
export function answerEarly(root: HTMLElement, start: () => void): void {
  const early = (globalThis as { kinoraEarly?: Early }).kinoraEarly
  if (!early) return start()
  const waiting = new Map<HTMLElement, Waiting>()
  let isAnswering = false
  let isRepeating = false
  /** The field of the events that are going on, if hydration has put it back. */
  let putBack: Field | undefined

  const wait = (control: HTMLElement, again: Waiting['again']) =>
    waiting.set(control, {
      find: finder(control),
      again,
      pathname: location.pathname,
      until: Date.now() + WAITS_MS,
    })
  const waitForPress = (control: HTMLElement) => wait(control, pressAgain)
  const waitForField = (field: Field) => {
    const wanted = wantedIn(field)
    wait(field, (now) => changeAgain(now as Field, wanted))
  }

  /** Repeats one after the other, each in a task of its own, because one may change what the next one finds. */
  async function answer() {
    if (isAnswering) return
    isAnswering = true
    for (; waiting.size > 0; await pause(PAUSE_MS))
      for (const [control, one] of [...waiting]) {
        if (one.pathname !== location.pathname || Date.now() > one.until) {
          drop(control)
          continue
        }
        const found = one.find()
        if (!found || found.matches(':disabled') || !isReady(found)) continue
        // By then the effects of hydration have run.
        await pause(0)
        if (waiting.get(control) !== one || !found.isConnected) continue
        drop(control)
        isRepeating = true
        await one.again(found)
        isRepeating = false
      }
    isAnswering = false
  }

  function drop(control: HTMLElement) {
    waiting.delete(control)
    control.removeAttribute('aria-busy')
  }

  /** Somebody changes a field: of a part that is not hydrated, or of one that React answers for from now on. */
  function follow(event: Event) {
    const field = event.target as Field
    if (isRepeating || !field.matches(FIELDS)) return
    if (field === putBack) return event.stopImmediatePropagation()
    const wanted = wantedIn(field)
    const ready = isReady(field)
    if (ready && wantedIn(field) === wanted) return void waiting.delete(field)
    wait(field, (now) => changeAgain(now as Field, wanted))
    if (ready) {
      // Hydrating it for this event has put it back. React must not take that for what was chosen.
      event.stopImmediatePropagation()
      putBack = field
      setTimeout(() => (putBack = undefined))
    }
    void answer()
  }

  /** Somebody types on in a field that hydration has put back: what was typed before is repeated first. */
  function catchUp({ target }: Event) {
    const field = target as Field
    const one = waiting.get(field)
    if (!one || isRepeating || !field.matches(FIELDS) || !isReady(field)) return
    drop(field)
    isRepeating = true
    void one.again(field)
    isRepeating = false
  }

  for (const field of touchedFields(root)) waitForField(field)
  for (const control of early.held.splice(0)) waitForPress(control)
  for (const type of ['keydown', 'beforeinput']) root.addEventListener(type, catchUp, true)
  for (const type of ['input', 'change']) root.addEventListener(type, follow, true)
  start()
  early.isReady = isReady
  early.hold = (control) => {
    waitForPress(control)
    void answer()
  }
  void answer()
}

/**
 * React hydrates what a discrete event is for, at once if it can, and stops the event at the root if it cannot: then the
 * event does not arrive.
 */
function isReady(control: Element): boolean {
  let arrived = false
  const note = () => (arrived = true)
  control.addEventListener(PROBE, note)
  control.dispatchEvent(new Event(PROBE, { bubbles: true }))
  control.removeEventListener(PROBE, note)
  return arrived
}

function pressAgain(control: HTMLElement): void {
  if (control instanceof HTMLFormElement) return control.requestSubmit()
  // An element that replaces the pressed one has not its focus.
  if (document.activeElement === document.body) control.focus({ preventScroll: true })
  control.click()
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
