import { darker, lighter } from '../rig/colour.ts'
import { fill, stroke } from '../rig/shapes.ts'
import { groundShadow } from './mat.ts'

type SideChair = { seat: number; width: number; back: number }

/** A wooden chair from the side, facing right; `front` is the x of its seat's front edge. */
export function sideChair(front: number, wood: string, { seat, width, back }: SideChair): string {
  const floor = 622
  const rear = front - width
  const far = darker(wood)
  return groundShadow(front - width / 2, width * 0.72, floor + 2, 0.13)
    + stroke(`M${front - 18} ${seat + 8}L${front - 8} ${floor - 8}M${rear + 22} ${seat + 8}L${rear + 12} ${floor - 8}`, far, 11)
    + stroke(`M${rear + 4} ${seat}L${rear - 18} ${seat - back}`, far, 11)
    + stroke(`M${front - 10} ${seat + 8}L${front + 2} ${floor}M${rear + 8} ${seat + 8}L${rear - 6} ${floor}`, wood, 12)
    + stroke(`M${rear + 2} ${seat}L${rear - 20} ${seat - back}`, wood, 13)
    + fill(`M${rear - 2} ${seat - 6}Q${rear - 2} ${seat - 14} ${rear + 8} ${seat - 14}H${front - 4}Q${front + 8} ${seat - 14} ${front + 8} ${seat - 3}Q${front + 8} ${seat + 10} ${front - 4} ${seat + 10}H${rear + 6}Q${rear - 2} ${seat + 10} ${rear - 2} ${seat + 2}Z`, '#F7EBDA')
    + fill(`M${rear} ${seat + 2}H${front + 7}Q${front + 6} ${seat + 10} ${front - 4} ${seat + 10}H${rear + 6}Q${rear - 2} ${seat + 10} ${rear} ${seat + 2}Z`, wood)
    + fill(`M${rear - 32} ${seat - back - 8}q2-9 13-9q10 0 12 9l9 66q1 10-9 11q-11 0-13-9Z`, lighter(wood, 0.22))
}

/** The same chair from the front: all of it lies behind whoever sits. */
export function frontChair(x: number, wood: string): string {
  return groundShadow(x, 150, 624)
    + stroke(`M${x - 70} 470L${x - 82} 606M${x + 70} 470L${x + 82} 606`, darker(wood, 0.25), 12)
    + fill(`M${x - 84} 300Q${x - 84} 284 ${x - 68} 284H${x + 68}Q${x + 84} 284 ${x + 84} 300V400Q${x} 412 ${x - 84} 400Z`, '#F7E4CB')
    + stroke(`M${x - 80} 300V486M${x + 80} 300V486`, wood, 13)
    + fill(`M${x - 96} 470Q${x - 96} 458 ${x - 84} 458H${x + 84}Q${x + 96} 458 ${x + 96} 470L${x + 104} 496Q${x + 104} 506 ${x + 94} 506H${x - 94}Q${x - 104} 506 ${x - 104} 496Z`, '#FBEFDD')
    + fill(`M${x - 104} 494H${x + 104}V500Q${x + 104} 510 ${x + 94} 510H${x - 94}Q${x - 104} 510 ${x - 104} 500Z`, wood)
    + stroke(`M${x - 94} 508L${x - 100} 620M${x + 94} 508L${x + 100} 620`, wood, 13)
}
