/** A picture of a text, as the build describes it. An SVG has neither `avif` nor `webp`. */
export type TextPicture = { src: string; avif?: string; webp?: string; width: number; height: number }
