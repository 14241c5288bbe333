const HEADER = Buffer.from('%PDF-')
const END = Buffer.from('%%EOF')
/** Bytes at the end among which the mark of the end must stand (ISO 32000, annex H). */
const TAIL = 1024

/** Whether a file is a pdf by its content: begins as one and ends as one. Its name and what it was sent as count for nothing. */
export function isPdf(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  return bytes.subarray(0, HEADER.length).equals(HEADER) && bytes.subarray(-TAIL).includes(END)
}
