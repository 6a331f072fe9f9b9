import { useEffect } from 'react'
import { useTeamOpenInvitationMutation } from './answerApi.ts'

const SIGNS = ['pointerdown', 'keydown', 'touchstart', 'wheel'] as const

/**
 * Tells the specialist that somebody uses the page, at the first sign of a person: programs that check the links of mails
 * open pages, and some run their scripts, but they do not touch them.
 */
export function useTellOpened(token: string, isOpen: boolean): void {
  const [tell] = useTeamOpenInvitationMutation()
  useEffect(() => {
    if (!isOpen) return
    const stop = () => {
      for (const sign of SIGNS) removeEventListener(sign, onSign)
    }
    function onSign() {
      stop()
      void tell(token)
    }
    for (const sign of SIGNS) addEventListener(sign, onSign, { passive: true })
    return stop
  }, [token, isOpen, tell])
}
