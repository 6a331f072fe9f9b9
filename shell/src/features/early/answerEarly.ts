import { setAgain, FIELDS, touchedFields, valueIn, type Field } from './earlyFields.ts'
import { finder } from './finder.ts'

/** What the inline script of document.html shares: `held` was pressed before this module had loaded. */
type Early = {
  held: HTMLElement[]
  isReady: (control: HTMLElement) => boolean
  hold: (control: HTMLElement) => void
}

/** What is repeated once its part of the page is hydrated. */
type Waiting = {
  find: () => HTMLElement | undefined
  again: (control: HTMLElement) => void | Promise<void>
  /** Where it was meant: on another page there may be a button of the same name. */
  pathname: string
  until: number
}

const WAITS_MS = 30_000
const PAUSE_MS = 50
/** A discrete event that no component handles. */
const PROBE = 'auxclick'

/**
 * Starts React, and then repeats what people did before their part of the page was hydrated: presses, forms that were
 * sent, and changed fields, each once (decision 042). `start` hydrates the server's markup, or renders in its place.
 */
export function answerEarly(root: HTMLElement, start: () => void): void {
  const early = (globalThis as { kinoraEarly?: Early }).kinoraEarly
  if (!early) return start()
  const waiting = new Map<HTMLElement, Waiting>()
  let isRunning = false
  let isRepeating = false
  /** The field that hydration has reset while an event of it is handled. */
  let resetField: Field | undefined

  const wait = (control: HTMLElement, again: Waiting['again']) =>
    waiting.set(control, {
      find: finder(control),
      again,
      pathname: location.pathname,
      until: performance.now() + WAITS_MS,
    })
  const waitForPress = (control: HTMLElement) => wait(control, pressAgain)
  const waitForField = (field: Field, value = valueIn(field)) => wait(field, (now) => setAgain(now as Field, value))

  /** Whether fields of its form still wait: a form is sent with what was chosen before. */
  const isBehindFields = (control: HTMLElement) => {
    const form = formOf(control)
    return (
      form !== null && [...waiting.values()].some(({ find, again }) => again !== pressAgain && formOf(find()) === form)
    )
  }

  /** Repeats one after the other, each in a task of its own, because one may change what the next one finds. */
  async function repeatAll() {
    if (isRunning) return
    isRunning = true
    for (; waiting.size > 0; await pause(PAUSE_MS))
      for (const [control, one] of [...waiting]) {
        if (one.pathname !== location.pathname || performance.now() > one.until) {
          drop(control)
          continue
        }
        const target = one.find()
        if (!target || target.matches(':disabled') || !hydrate(target)) continue
        if (one.again === pressAgain && isBehindFields(target)) continue
        // After a task the effects of hydration have run.
        await pause(0)
        if (waiting.get(control) !== one || !target.isConnected) continue
        drop(control)
        isRepeating = true
        await one.again(target)
        isRepeating = false
      }
    isRunning = false
  }

  function drop(control: HTMLElement) {
    waiting.delete(control)
    control.removeAttribute('aria-busy')
  }

  /** Somebody changes a field: of a part that is not hydrated, or of one that React answers for from now on. */
  function repeatChange(event: Event) {
    const field = event.target as Field
    if (isRepeating || !field.matches(FIELDS)) return
    if (field === resetField) return event.stopImmediatePropagation()
    const value = valueIn(field)
    const isHydrated = hydrate(field)
    if (isHydrated && valueIn(field) === value) return void waiting.delete(field)
    waitForField(field, value)
    if (isHydrated) {
      // Hydration for this event has reset the field: React must not see that value as chosen. The value is repeated.
      event.stopImmediatePropagation()
      resetField = field
      setTimeout(() => (resetField = undefined))
    }
    void repeatAll()
  }

  /** Somebody types on in a field that hydration has reset: what was typed before is repeated first. */
  function catchUp({ target }: Event) {
    const field = target as Field
    const one = waiting.get(field)
    if (!one || isRepeating || !field.matches(FIELDS) || !hydrate(field)) return
    drop(field)
    isRepeating = true
    void one.again(field)
    isRepeating = false
  }

  for (const field of touchedFields(root)) waitForField(field)
  for (const control of early.held.splice(0)) waitForPress(control)
  for (const type of ['keydown', 'beforeinput']) root.addEventListener(type, catchUp, true)
  for (const type of ['input', 'change']) root.addEventListener(type, repeatChange, true)
  start()
  early.isReady = (control) => !isBehindFields(control) && hydrate(control)
  early.hold = (control) => {
    waitForPress(control)
    void repeatAll()
  }
  void repeatAll()
}

/**
 * Has React hydrate the control at once if it can, and returns whether it answers for it: React hydrates what a discrete
 * event is for, and stops the event at the root if it cannot. Hydration may reset a field: read its value before.
 */
function hydrate(control: Element): boolean {
  let arrived = false
  const note = () => (arrived = true)
  control.addEventListener(PROBE, note)
  control.dispatchEvent(new Event(PROBE, { bubbles: true }))
  control.removeEventListener(PROBE, note)
  return arrived
}

const formOf = (control: HTMLElement | undefined): HTMLFormElement | null =>
  (control as HTMLButtonElement | undefined)?.form ?? control?.closest('form') ?? null

function pressAgain(control: HTMLElement): void {
  if (control instanceof HTMLFormElement) return control.requestSubmit()
  // If another element stands in place of the pressed one, the focus is lost.
  if (document.activeElement === document.body) control.focus({ preventScroll: true })
  control.click()
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
