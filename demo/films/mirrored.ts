import type { FrontPose } from '../figures/frontBody.ts'
import type { Track, Tracks } from './motion.ts'

const partner: Partial<Record<keyof FrontPose, keyof FrontPose>> = {
  leftAngle: 'rightAngle', rightAngle: 'leftAngle',
  leftReach: 'rightReach', rightReach: 'leftReach',
  leftHand: 'rightHand', rightHand: 'leftHand',
}

function flipped(name: keyof FrontPose, value: number): number {
  if (name === 'tilt' || name === 'turn') return -value
  return name.endsWith('Angle') || name.endsWith('Hand') ? 180 - value : value
}

/** The same movement to the other side. */
export function mirrored(tracks: Tracks<FrontPose>): Tracks<FrontPose> {
  const entries = Object.entries(tracks) as [keyof FrontPose, Track][]
  return Object.fromEntries(entries.map(([name, track]) =>
    [partner[name] ?? name, track.map(([at, value]) => [at, flipped(name, value)])]))
}
