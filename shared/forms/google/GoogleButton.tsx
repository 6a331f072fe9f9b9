import { Button } from '@kinora/ui'
import type { Words } from '../useWords.ts'
import { GoogleMark } from './GoogleMark.tsx'
import type { useGoogle } from './useGoogle.ts'

type Props = {
  google: ReturnType<typeof useGoogle>
  /** Of the messages `google` and `googleBusy`. */
  words: Words
  wide?: boolean
}

/** Signs in with Google. Text and colours follow Google's branding guidelines. */
export const GoogleButton = ({ google: { isLeaving, leave }, words, wide }: Props) => (
  <Button wide={wide} aria-disabled={isLeaving || undefined} onClick={leave}>
    <GoogleMark />
    {words(isLeaving ? 'googleBusy' : 'google')}
  </Button>
)
