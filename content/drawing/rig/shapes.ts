import { type Point, round } from './geometry.ts'

/** Pieces of SVG text. `extra` is further attributes. */
export const fill = (d: string, colour: string, extra = '') => `<path d="${d}" fill="${colour}" ${extra}/>`

export const stroke = (d: string, colour: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`

export const ellipse = ([x, y]: Point, rx: number, ry: number, colour: string, extra = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${colour}" ${extra}/>`

export const disc = ([x, y]: Point, radius: number, colour: string, extra = '') =>
  ellipse([x, y], radius, radius, colour, extra)

export const ring = ([x, y]: Point, radius: number, colour: string, width: number, extra = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${colour}" stroke-width="${width}" ${extra}/>`

export const picture = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720">${inner}</svg>`
