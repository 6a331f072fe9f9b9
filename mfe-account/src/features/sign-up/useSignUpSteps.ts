import type { RoleName } from '@kinora/contracts'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import type { SignUpForm } from './signUpForm.ts'
import { fieldsOf, STEPS } from './signUpSteps.ts'
import { useSignUpAddress } from './useSignUpAddress.ts'

/**
 * Which step of the form is shown. It is in the address, so that the browser's back button leads to the step before;
 * but a step is only shown after those before it are filled in, because a reloaded page begins without passwords.
 * All fields stay in the page, hidden: what was typed is kept, and a password manager sees one form.
 */
export function useSignUpSteps({ trigger, idAndError, state }: SignUpForm, role: RoleName) {
  const address = useSignUpAddress()
  const [reached, setReached] = useState(0)
  /** Each makes the summary of errors take the focus. */
  const [refusals, setRefusals] = useState(0)
  const returning = useRef(false)
  const place = Math.max(0, Math.min(address.place, reached))
  const step = STEPS[place] ?? STEPS[0]
  const idsOf = (at: number) => fieldsOf(STEPS[at] ?? STEPS[0], role).map((name) => idAndError(name).id)

  const show = (to: number) => address.write({ role, place: to })

  // The API may refuse a field of an earlier step: an address that is taken.
  const refused = STEPS.findIndex((_, at) => state.errors.some(({ id }) => idsOf(at).includes(id)))
  useEffect(() => {
    if (state.attempt === 0 || refused < 0 || refused === place) return
    returning.current = true
    show(refused)
    // Only the answer to an attempt moves to another step.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state.attempt])

  // The address changes later than the errors: the summary takes the focus once its step is shown.
  useEffect(() => {
    if (returning.current) setRefusals((before) => before + 1)
    returning.current = false
  }, [place])

  const isLast = place === STEPS.length - 1
  const next = async () => {
    if (!(await trigger(fieldsOf(step, role)))) return setRefusals((before) => before + 1)
    setReached(Math.max(reached, place + 1))
    show(place + 1)
  }

  return {
    step,
    place,
    isLast,
    back: () => show(place - 1),
    state: {
      ...state,
      attempt: state.attempt + refusals,
      errors: state.errors.filter(({ id }) => idsOf(place).includes(id)),
      onSubmit: (event: FormEvent) => {
        if (isLast) return state.onSubmit(event)
        event.preventDefault()
        void next()
      },
    },
  }
}
