import { createContext, use, type ReactNode } from 'react'

const ExtractContext = createContext(false)

/** True inside an `Extract`, where only the parts of a text that are marked `home` are rendered. */
export const useIsExtract = (): boolean => use(ExtractContext)

/** Limits a text to the parts that are marked `home`, for the first page. */
export function Extract({ children }: { children: ReactNode }) {
  return <ExtractContext value={true}>{children}</ExtractContext>
}
