import { existsSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * @param {string} folder may not exist yet
 * @param {number} megabytes that the next step may write
 * @throws when the disk has less than that
 */
export async function needSpace(folder, megabytes) {
  if (!fs.statfs) return // Not available before Node 18.15.
  let place = folder
  while (!existsSync(place)) place = dirname(place)
  const { bavail, bsize } = await fs.statfs(place)
  const problem = spaceProblem(folder, (bavail * bsize) / 1e6, megabytes)
  if (problem) throw new Error(problem)
}

/** @param {string} folder @param {number} free in megabytes @param {number} needed in megabytes */
export function spaceProblem(folder, free, needed) {
  if (free >= needed) return undefined
  return `Not enough disk space for ${folder}: ${needed} MB are needed and ${Math.floor(free)} MB are free.`
}
