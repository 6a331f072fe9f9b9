/** A picture beside a text, as a build describes it. SVG has no other formats: it is sharp at every width. */
export type TextPicture = { src: string; avif?: string; webp?: string; width: number; height: number }
