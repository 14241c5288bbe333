/** Many rows in memory, column by column, so that a question reads no more of them than it is about. Source: docs/decisions/0060-results-in-memory.md. */

export type Value = string | number
/** Values by name, each list of one length. */
export type Lists = Readonly<Record<string, readonly (Value | null)[]>>

/** What is known of rows, each different value once: of row i it is `values[codes[i]]`, nothing where the code is `UNKNOWN`. */
export interface Column {
  readonly codes: Int32Array
  readonly values: readonly Value[]
}
export const UNKNOWN = -1

export function columnOf(list: readonly (Value | null)[]): Column {
  const codes = new Int32Array(list.length).fill(UNKNOWN)
  const known = new Map<Value, number>()
  list.forEach((value, row) => {
    if (value === null) return
    const code = known.get(value) ?? known.size
    known.set(value, code)
    codes[row] = code
  })
  return { codes, values: [...known.keys()] }
}

/** What holds of a value; null: it is not known. */
export type Allows = (value: Value | null) => boolean

/** For each code, one up, whether its value is allowed: each different value is asked about once. */
export const allowedCodes = ({ values }: Column, allows: Allows): Uint8Array =>
  Uint8Array.from([null, ...values], (value) => Number(allows(value)))

/** Leaves 1 only at rows whose value is allowed. */
export function keepAllowed(rows: Uint8Array, column: Column, allows: Allows): void {
  const allowed = allowedCodes(column, allows)
  const { codes } = column
  for (let row = 0; row < rows.length; row++) rows[row]! &= allowed[codes[row]! - UNKNOWN]!
}
