import { storedValue } from '@kinora/session'

const stored = storedValue('device', 'voice', 1)

/** Whether the voice guide is on, as it was last chosen on this device. Off until somebody chooses it. */
export const voiceChoice = {
  read: (): boolean => stored.read()['on'] === true,
  keep: (on: boolean): void => stored.keep({ on }),
}
