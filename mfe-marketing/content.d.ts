declare module '*.mdx' {
  import type { FrontMatter } from '@kinora/contracts'
  import type { ComponentType } from 'react'

  export const frontMatter: FrontMatter
  export const headings: { id: string; text: string }[]
  export const questions: { question: string; answer: string }[]
  const Text: ComponentType
  export default Text
}

declare module '*?picture' {
  import type { TextPicture } from './src/features/content/textPicture.ts'

  const picture: TextPicture
  export default picture
}
