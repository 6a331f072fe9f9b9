import type { createHlsVideoEngine } from '@videojs/spf/hls'

type EngineConfig = NonNullable<Parameters<typeof createHlsVideoEngine>[0]>
/** What the engine knows of the link's speed. */
type Measured = { fastTotalWeight: number } | undefined

/** The engine's own: what it assumes of a link before it has measured one, in bits a second. */
const ASSUMED_BPS = 5_000_000
/** And from how many bytes on it trusts what it measured. */
const TRUSTED_BYTES = 128_000

type Connection = { saveData?: boolean; downlink?: number }

/**
 * How the engine chooses a rendition: the largest that the link carries and the player shows, in device pixels; with
 * Save-Data in CSS pixels. What the browser knows of the link counts until the engine has measured it.
 *
 * The engine measures only parts that are large and took a while (16 kB, 5 ms), but counts the bytes of all. Our films
 * are small, so on a good link it had nothing measured after 128 kB, took the link's speed for zero and chose the lowest
 * rendition. Here it goes on assuming until there is a measurement.
 */
export function chooseQuality(measured: () => Measured): EngineConfig {
  const { saveData, downlink } = (navigator as { connection?: Connection }).connection ?? {}
  return {
    initialBandwidth: downlink ? Math.min(downlink * 1_000_000, ASSUMED_BPS) : ASSUMED_BPS,
    useDevicePixelRatio: saveData !== true,
    bandwidth: {
      // The engine reads it again at each choice.
      get minTotalBytes() {
        return (measured()?.fastTotalWeight ?? 0) > 0 ? TRUSTED_BYTES : Infinity
      },
    },
  }
}
