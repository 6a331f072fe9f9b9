import type { ReleaseManifest, ReleasePlan } from '@kinora/contracts'
import { StoreUnreachable } from '../objects/index.ts'

/** The release store: a folder (`folderStore`), or a bucket of an object store (`objectStore`). */
export type ReleaseStore = {
  /** An empty folder to build in. A later call removes folders that killed processes left behind. */
  stage(): Promise<string>
  /**
   * Publishes a staged folder as a release, atomically.
   * @throws AlreadyPublished when the version exists already: releases are immutable.
   */
  put(name: string, version: string, folder: string): Promise<void>
  has(name: string, version: string): Promise<boolean>
  /** Removes a release, atomically for readers; a live one stays. Returns whether it was removed. */
  remove(name: string, version: string): Promise<boolean>
  /** One file of a release, `client/main.js`. @throws MissingFile */
  read(name: string, version: string, file: string): Promise<Buffer>
  /** Has these files at hand, so that they can be read while the store is away. Does nothing where it never is. */
  bringNear(name: string, version: string, files: string[]): Promise<void>
  /** Every version of every release, by name, in no order. */
  list(): Promise<Record<string, string[]>>
  putManifest(manifest: ReleaseManifest): Promise<void>
  /** @throws MissingFile */
  readManifest(id: string): Promise<ReleaseManifest>
  /** Ids of all manifests, oldest first. */
  listManifests(): Promise<string[]>
  /** Writes a plan, or the one of the same manifest anew. */
  putPlan(plan: ReleasePlan): Promise<void>
  /** What is planned, in the order of its time; canaries first. */
  plans(): Promise<ReleasePlan[]>
  removePlan(manifest: string): Promise<void>
  /** The id of the live manifest; null before the first promotion. */
  live(): Promise<string | null>
  /**
   * Moves the live pointer, atomically.
   * @throws LiveManifestChanged when the live manifest is no longer the `expected` one; MissingFile when the store lacks
   *   one of its releases.
   */
  setLive(id: string, expected: string | null): Promise<void>
  /**
   * Calls `onChange` soon after the pointer may have changed, and also without a change. Returns a function that stops
   * it.
   */
  watch(onChange: () => void): () => void
}

export const byTime = (one: ReleasePlan, other: ReleasePlan) => (one.at ?? '').localeCompare(other.at ?? '')

export class AlreadyPublished extends Error {
  constructor(name: string, version: string) {
    super(`${name} ${version} is in the store already, and a release never changes.`)
  }
}

export class MissingFile extends Error {
  constructor(what: string) {
    super(`The store has no ${what}.`)
  }
}

export class LiveManifestChanged extends Error {
  constructor() {
    super('Another process has changed the live manifest meanwhile.')
  }
}

/** Handles an error of the store unless the store is out of reach, which must not pass for a file that is missing. */
export const unlessUnreachable =
  <T>(handle: () => T) =>
  (error: unknown): T => {
    if (error instanceof StoreUnreachable) throw error
    return handle()
  }
