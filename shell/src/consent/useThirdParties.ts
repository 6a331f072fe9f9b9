import type { PageThirdParty } from '@kinora/contracts'
import { usePage } from '../page.tsx'

const NONE: PageThirdParty[] = []

/** The programs of other firms that this page may offer. */
export const useThirdParties = (): PageThirdParty[] => usePage().thirdParties ?? NONE
