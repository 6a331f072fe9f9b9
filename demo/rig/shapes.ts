import { type Point, round } from './geometry.ts'

/** Pieces of SVG text. `extra` is further attributes. */
export const fill = (d: string, colour: string, extra = '') => `<path d="${d}" fill="${colour}" ${extra}/>`

export const stroke = (d: string, colour: string, width: number, extra = '') =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${extra}/>`

export const ellipse = ([x, y]: Point, rx: number, ry: number, colour: string, extra = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${colour}" ${extra}/>`

export const disc = ([x, y]: Point, radius: number, colour: string, extra = '') => ellipse([x, y], radius, radius, colour, extra)

export const ring = ([x, y]: Point, radius: number, colour: string, width: number, extra = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="none" stroke="${colour}" stroke-width="${width}" ${extra}/>`

/** Moves drawing made around 0,0 to a point, turned by degrees; `mirror` −1 flips it left to right. */
export const place = ([x, y]: Point, turn: number, inner: string, mirror: 1 | -1 = 1) =>
  `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})${mirror === -1 ? ' scale(-1 1)' : ''}">${inner}</g>`

/** Enlarges the drawing about a point on the floor, so that low poses read at card size. */
export const enlarge = (inner: string, scale: number, [x, y]: Point = [640, 650]) =>
  `<g transform="translate(${round(x * (1 - scale))} ${round(y * (1 - scale))}) scale(${scale})">${inner}</g>`

export const picture = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 720" width="1280" height="720">${inner}</svg>`
