/** The sun over hills, as the header's mark has it, 36 × 36. The classes are for the favicon's evening. */
const landscape =
  '<path fill="#fdebd8" d="M0 0h36v36H0z"/><circle cx="18" cy="18.5" r="8.5" fill="#f4a963"/>' +
  '<path class="hill" fill="#0f5b4f" d="M-2 25c6-5.5 12-5.5 19-2s13 2.5 21-3v18H-2z"/>' +
  '<path class="near" fill="#0a443b" d="M-2 31c8-4 14-3 20-1s13 2 20-2v10H-2z"/>'

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 36 36">${inner}</svg>`
const inCircle = `<clipPath id="c"><circle cx="18" cy="18" r="18"/></clipPath><g clip-path="url(#c)">${landscape}</g>`

/** On a dark tab bar the pine hills would melt away, so by night they are lighter. */
const evening = '<style>@media(prefers-color-scheme:dark){.hill{fill:#2f9583}.near{fill:#17705f}}</style>'

export const favicon = svg(evening + inCircle)
export const roundMark = svg(inCircle)
/** To the edges, for systems that cut icons to their own shape; the sun lies well within the circle they keep. */
export const squareMark = svg(landscape)
