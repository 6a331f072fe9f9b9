/** Bone lengths and where joints sit, in picture units. A standing adult is about 560 tall. */
export const bones = {
  thigh: 128,
  shank: 120,
  upperArm: 88,
  forearm: 78,
  pelvisToWaist: 52,
  waistToChest: 64,
  chestToCollar: 58,
  neck: 27,
  hipsApart: 24,
  shouldersApart: 50,
  /** The ankle's height over the sole, and how far heel and ball of the foot are from it. */
  ankle: 22,
  heel: -12,
  ball: 28,
}
