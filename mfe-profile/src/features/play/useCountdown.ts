import { useEffect, useEffectEvent, useState } from 'react'

/** Counts seconds down, and calls `onOver` at none. `add` makes it longer. */
export function useCountdown(seconds: number, onOver: () => void) {
  const [time, setTime] = useState({ left: seconds, whole: seconds })
  const isOver = time.left <= 0
  const finish = useEffectEvent(onOver)
  useEffect(() => {
    if (isOver) return finish()
    const timer = setInterval(() => setTime(({ left, whole }) => ({ left: left - 1, whole })), 1_000)
    return () => clearInterval(timer)
  }, [isOver])
  const add = (more: number) =>
    setTime(({ left, whole }) => ({ left: left + more, whole: Math.max(whole, left + more) }))
  return { ...time, add }
}
