type Box = { type: string; from: number; to: number }

/** Fragments whose samples have sizes and composition offsets of their own: the flags of their `trun`. */
const OFFSET = 0x800
const FIELDS = [0x100, 0x200, 0x400, OFFSET]
const PARENTS = ['moov', 'trak', 'moof', 'traf']
const HEADER = 8

/** The boxes of an MP4 file and of its containers, in their order (ISO/IEC 14496-12). */
function* boxesOf(file: Buffer, from = 0, to = file.length): Generator<Box> {
  while (from < to) {
    const box = { type: file.toString('latin1', from + 4, from + HEADER), from, to: from + file.readUInt32BE(from) }
    yield box
    if (PARENTS.includes(box.type)) yield* boxesOf(file, from + HEADER, box.to)
    from = box.to
  }
}

/** Where the fields of a track run's samples are. */
function runAt(file: Buffer, { from }: Box) {
  const flags = file.readUInt32BE(from + HEADER) & 0xffffff
  const fields = FIELDS.filter((field) => flags & field)
  const first = from + HEADER + 8 + (flags & 0x1 ? 4 : 0) + (flags & 0x4 ? 4 : 0)
  const at = (sample: number, field: number) => first + 4 * (sample * fields.length + fields.indexOf(field))
  return { at, count: file.readUInt32BE(from + HEADER + 4), dataOffset: file.readInt32BE(from + HEADER + 8) }
}

/**
 * Lets a film's pictures begin at 0, where players that read no edit list found a hole. The file stays as long as it was,
 * and with it the byte ranges of its playlist.
 */
export function beginAtZero(file: Buffer): Buffer {
  const moved = Buffer.from(file)
  const boxes = [...boxesOf(file)]
  const delay = file.readInt32BE(
    runAt(
      file,
      boxes.find(({ type }) => type === 'trun')!,
    ).at(0, OFFSET),
  )
  for (const box of boxes) {
    if (box.type === 'edts') moved.write('free', box.from + 4, 'latin1')
    if (box.type === 'sidx') {
      const earliest = box.from + HEADER + 12
      moved.writeBigInt64BE(file.readBigInt64BE(earliest) - BigInt(delay), earliest)
    }
    if (box.type !== 'trun') continue
    // Version 1: offsets may be below 0.
    moved[box.from + HEADER] = 1
    const { at, count } = runAt(file, box)
    for (let sample = 0; sample < count; sample += 1) {
      const offset = at(sample, OFFSET)
      moved.writeInt32BE(file.readInt32BE(offset) - delay, offset)
    }
  }
  return moved
}

/** The part of each segment with its first picture alone, which needs no other: from its `moof` to that picture's end. */
export function keyPictures(file: Buffer): { from: number; bytes: number }[] {
  const boxes = [...boxesOf(file)]
  const fragments = boxes.filter(({ type }) => type === 'moof')
  return boxes
    .filter(({ type }) => type === 'trun')
    .map((run, index) => {
      const { at, dataOffset } = runAt(file, run)
      return { from: fragments[index]!.from, bytes: dataOffset + file.readUInt32BE(at(0, 0x200)) }
    })
}
