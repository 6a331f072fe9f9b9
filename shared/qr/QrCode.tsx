import { useMemo } from 'react'
import { qrPath } from './qrPath.ts'

type Props = {
  /** What a phone reads, as a rule a whole URL. */
  text: string
  /** What the code is for, for those who do not see it. */
  label: string
  /** Gives the size; a code is as wide as its place otherwise. */
  className?: string | undefined
}

/**
 * A QR code as one picture, black on white in every theme and on paper, because many readers refuse light on dark. Its
 * address should also stand beside it as text or a link.
 */
export function QrCode({ text, label, className }: Props) {
  const { size, path } = useMemo(() => qrPath(text), [text])
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  )
}
