import { useEffect, useState } from 'react'

/** Whether the system owns the volume, as on iPhones: there the buttons of the phone alone set it. */
export function useSystemVolume(): boolean {
  const [isOwned, setOwned] = useState(false)
  useEffect(() => {
    const probe = document.createElement('video')
    probe.volume = 0.5
    // An iPhone says of a volume that was set that it is so, until the next task.
    const timer = setTimeout(() => setOwned(probe.volume !== 0.5))
    return () => clearTimeout(timer)
  }, [])
  return isOwned
}
