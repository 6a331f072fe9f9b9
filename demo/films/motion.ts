/** Values over time for one number of a pose: [second, value], from the start of a repetition to its end. */
export type Track = [at: number, value: number][]
/** One repetition. Numbers that are left out stay as they are at rest. */
export type Tracks<Pose> = Partial<Record<keyof Pose, Track>>
/** Repetitions take these in turn: one for most motions, two where they change sides. */
export type Motion<Pose> = Tracks<Pose>[]

/** Slow at both ends, as limbs move. */
const eased = (share: number) => 0.5 - 0.5 * Math.cos(Math.PI * share)

function valueAt(track: Track, second: number): number {
  const next = track.findIndex(([at]) => at > second)
  const [fromAt, from] = track.at(next === -1 ? -1 : Math.max(0, next - 1)) as [number, number]
  const [toAt, to] = track.at(next) as [number, number]
  return toAt <= fromAt ? from : from + (to - from) * eased((second - fromAt) / (toAt - fromAt))
}

export function poseAt<Pose extends Record<string, number>>(tracks: Tracks<Pose>, rest: Pose, second: number): Pose {
  const moving = Object.entries(tracks) as [string, Track][]
  return { ...rest, ...Object.fromEntries(moving.map(([name, track]) => [name, valueAt(track, second)])) }
}

/** The pose on the way from one to another, `share` 0 to 1. */
export function poseBetween<Pose extends Record<string, number>>(from: Pose, to: Pose, share: number): Pose {
  const names = Object.keys(from) as (keyof Pose)[]
  const value = (name: keyof Pose) => from[name] as number + (to[name] as number - (from[name] as number)) * eased(share)
  return Object.fromEntries(names.map((name) => [name, value(name)])) as Pose
}
