/** How the releases of this tab compare with the live ones, as of the last answer. */
export const tabReleases = {
  /** Another manifest is live. */
  isOutdated: false,
  /** This tab runs a version that was rolled back. */
  isWithdrawn: false,
}
