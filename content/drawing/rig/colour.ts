const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

export function blend(from: string, to: string, share: number): string {
  const target = channels(to)
  return (
    '#' +
    channels(from)
      .map((value, index) =>
        Math.round(value + ((target[index] ?? value) - value) * share)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  )
}

/** Shade leans to blue, as morning shade does; it is never grey. */
export const darker = (hex: string, share = 0.14) => blend(hex, '#20204a', share)
export const lighter = (hex: string, share = 0.2) => blend(hex, '#ffffff', share)

export const skins = { fair: '#F0BE9C', warm: '#E3A47C', tan: '#C4835A', brown: '#94603F', deep: '#6E452F' }
export const hairs = {
  brown: '#4A2F27',
  black: '#2A2428',
  grey: '#B9BCC0',
  white: '#E4E3E0',
  auburn: '#8A452C',
  steel: '#8B9198',
}
