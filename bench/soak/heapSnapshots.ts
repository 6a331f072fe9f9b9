import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const LOOK_EVERY_MS = 1_000

/** By kind, such as `string` or a constructor's name: how many objects there are, and their own bytes. */
export type Heap = Map<string, { count: number; bytes: number }>

/** The parts of V8's format that are read: `nodes` has the fields of `node_fields` for each object. */
type Snapshot = {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } }
  nodes: number[]
  strings: string[]
}

/** Processes that are started while this is open write a heap snapshot at SIGUSR2. */
export function openSnapshots() {
  const folder = mkdtempSync(join(tmpdir(), 'kinora-heap-'))
  const before = process.env.NODE_OPTIONS
  process.env.NODE_OPTIONS = `${before ?? ''} --heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${folder}`
  return {
    /** Collects garbage in a process, and returns what is left. */
    async take(pid: number): Promise<Heap> {
      process.kill(pid, 'SIGUSR2')
      const file = await writtenFile(folder)
      const heap = heapOf(JSON.parse(readFileSync(file, 'utf8')) as Snapshot)
      rmSync(file)
      return heap
    },
    close: () => {
      if (before === undefined) delete process.env.NODE_OPTIONS
      else process.env.NODE_OPTIONS = before
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The only file of the folder, when it no longer grows. */
async function writtenFile(folder: string): Promise<string> {
  for (let size = -1; ;) {
    await sleep(LOOK_EVERY_MS)
    const [name] = readdirSync(folder)
    if (name === undefined) continue
    const now = statSync(join(folder, name)).size
    if (now > 0 && now === size) return join(folder, name)
    size = now
  }
}

function heapOf({ snapshot: { meta }, nodes, strings }: Snapshot): Heap {
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => meta.node_fields.indexOf(field)) as [
    number,
    number,
    number,
  ]
  const heap: Heap = new Map()
  for (let at = 0; at < nodes.length; at += meta.node_fields.length) {
    const typeName = meta.node_types[0][nodes[at + type]!]!
    const kind = typeName === 'object' ? strings[nodes[at + name]!]! : typeName
    const total = heap.get(kind) ?? { count: 0, bytes: 0 }
    heap.set(kind, { count: total.count + 1, bytes: total.bytes + nodes[at + size]! })
  }
  return heap
}
