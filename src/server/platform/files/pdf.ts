const HEADER = Buffer.from('%PDF-')
const END = Buffer.from('%%EOF')
/** Bytes at the end among which the mark of the end must stand (ISO 32000, annex H). */
const TAIL = 1024

/** Whether a file is a pdf by the beginning and end of its content, whatever its name and type. */
export function isPdf(content: Uint8Array): boolean {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength)
  return bytes.subarray(0, HEADER.length).equals(HEADER) && bytes.subarray(-TAIL).includes(END)
}
