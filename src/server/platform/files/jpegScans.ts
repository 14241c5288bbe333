/** Bytes after 0xff that stand alone, without a length: restart marks, the beginning and TEM. */
const isAlone = (marker: number): boolean => (marker >= 0xd0 && marker <= 0xd8) || marker === 0x01
const START_OF_SCAN = 0xda
const END = 0xd9

/**
 * How often a decoder goes over the picture of a JPEG: a progressive one comes in several scans, and each costs as much as a
 * whole picture, however few bytes it has. Source: ITU-T T.81, B.1.1 and B.2.
 * @param limit counting ends above it
 */
export function scansOf(jpeg: Uint8Array, limit: number): number {
  let scans = 0
  let at = 2
  while (at + 3 < jpeg.length && scans <= limit) {
    const marker = jpeg[at + 1]!
    // Not a marker: bytes of the picture itself, in which a 0xff is followed by 0.
    if (jpeg[at] !== 0xff || marker === 0 || marker === 0xff) at += 1
    else if (marker === END) return scans
    else if (isAlone(marker)) at += 2
    else {
      if (marker === START_OF_SCAN) scans++
      at += 2 + ((jpeg[at + 2]! << 8) | jpeg[at + 3]!)
    }
  }
  return scans
}
