import { encode } from 'uqr'

/** Light modules around the code, which the standard (ISO/IEC 18004) demands. */
const QUIET_ZONE = 4

/** The dark modules of a QR code as one SVG path, in a square of `size` units with its quiet zone. */
export function qrPath(text: string): { size: number; path: string } {
  // Level M restores 15 %: a fold or a stain on paper.
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE })
  const path = data.flatMap((row, y) => runsOf(row).map(({ x, width }) => `M${x} ${y}h${width}v1h-${width}z`)).join('')
  return { size, path }
}

/** Dark modules side by side are one rectangle, so that no hairline shows between them. */
function runsOf(row: boolean[]) {
  const runs: { x: number; width: number }[] = []
  row.forEach((isDark, x) => {
    if (!isDark) return
    const last = runs.at(-1)
    if (last && last.x + last.width === x) last.width++
    else runs.push({ x, width: 1 })
  })
  return runs
}
