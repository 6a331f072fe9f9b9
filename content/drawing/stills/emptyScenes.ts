import type { Point } from '../rig/geometry.ts'

/** By day, in the evening and in the system's own colours, as far as a picture of its own can know. */
const style = `<style>
.sky{fill:#fdebd8}.sun{fill:#f4a963}.far{fill:#7fa99b}.mid{fill:#0f5b4f}.paper{fill:#fff}.ink{fill:#1c2826}.clay{fill:#93450f}
.path{fill:none;stroke:#cfe0da;stroke-width:5;stroke-linecap:round}
.line{fill:none}.solid{fill:#fff}.line,.solid{stroke:#1c2826;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}
@media(prefers-color-scheme:dark){
.sky{fill:#24363a}.sun,.clay{fill:#f6b97a}.far{fill:#2c5a51}.mid{fill:#17483f}.ink{fill:#edf3f0}
.line,.solid{stroke:#edf3f0}.solid,.paper{fill:#182326}
}
@media(forced-colors:active){
.sky,.far,.mid{fill:Canvas;stroke:CanvasText;stroke-width:2}.sun,.ink,.clay{fill:CanvasText}
.path,.line,.solid{stroke:CanvasText}.solid,.paper{fill:Canvas}
}
</style>`

const ARCH = 'M30 150V98a90 78 0 0 1 180 0v52z'

const landscape = ([x, y]: Point, onHills = '') =>
  `<clipPath id="arch"><path d="${ARCH}"/></clipPath><g clip-path="url(#arch)">` +
  `<path class="sky" d="${ARCH}"/><circle class="sun" cx="${x}" cy="${y}" r="28"/>` +
  '<path class="far" d="M20 112c30-18 58-18 92-7s66 7 108-15v72H20z"/>' +
  '<path class="mid" d="M20 134c40-16 70-11 100-4s64 4 100-9v42H20z"/>' +
  `${onHills}</g><path class="line" d="M12 151h202M225 151h7"/>`

const bird = (x: number, y: number, mirrored = false) =>
  `<g transform="translate(${x} ${y})${mirrored ? ' scale(-1 1)' : ''}">` +
  '<path class="line" d="M-1-5v5M4-5v5"/>' +
  '<path class="ink" d="M-17-8-7-15C-6-21-1-26 5-26c4 0 6.5 2 7 5l4 1.5-4 1.5C12.5-9 7-4 0-4c-4 0-7-1-9-3z"/>' +
  '<path class="sun" d="M12-18C12.5-9 7-4 1-4c3-3 3-11 11-14z"/><circle class="paper" cx="7.5" cy="-21.5" r="1.3"/></g>'

/** An open letter box, its flag down, and the bird that looks into it. */
const noMessages =
  landscape([92, 70]) +
  '<path class="solid" d="M131 106h8v44h-8z"/>' +
  '<path class="solid" d="M100 106V82a18 18 0 0 1 18-18h48a18 18 0 0 1 18 18v24z"/>' +
  '<path class="line" d="M136 106V82a18 18 0 0 0-18-18"/><path class="solid" d="M100 106h36l-6 12H92z"/>' +
  '<path class="clay" d="M160 84h22v8h-22z"/><path class="line" d="M160 84v12M160 84h22v8h-22"/>' +
  bird(160, 63, true)

/** A shoe stands where a way begins that is only dotted yet; the flag is already on the hill. */
const noPath =
  landscape(
    [84, 78],
    '<path class="path" d="M112 150c16-6 34-8 32-16s-26-8-22-15 20-5 26-11" stroke-dasharray="1 9"/>',
  ) +
  '<path class="line" d="M152 112V74"/><path class="clay" d="M153 74l24 8-24 8z"/><path class="line" d="M153 74l24 8-24 8"/>' +
  '<path class="solid" d="M52 126h14c2 8 8 12 20 14 6 1 8 4 8 10H50c-2-8-1-16 2-24z"/>' +
  '<path class="line" d="M50 144h43M68 132l6-4M74 137l5-5"/>' +
  bird(58, 125)

/** Two of the family of empty states for which there is no screen yet; the others are components of the product. */
export const emptyScenes = { 'no-messages': style + noMessages, 'no-path': style + noPath }
