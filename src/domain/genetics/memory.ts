/** Where result arrays are allocated. */
export interface Memory {
  /** put the arrays on SharedArrayBuffer, so that another thread can read them without a copy */
  readonly shared?: boolean
}

export function int32(length: number, memory: Memory = {}): Int32Array {
  return new Int32Array(memory.shared ? new SharedArrayBuffer(length * 4) : new ArrayBuffer(length * 4))
}

export function float64(length: number, memory: Memory = {}): Float64Array {
  return new Float64Array(memory.shared ? new SharedArrayBuffer(length * 8) : new ArrayBuffer(length * 8))
}
