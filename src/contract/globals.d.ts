/**
 * What both browsers and Node.js have. The compiler knows it only together with all of the one or of the other, which
 * the contract must not use.
 */
interface Blob {
  readonly size: number
  readonly type: string
}

declare class URLSearchParams {
  constructor(pairs: string[][])
  toString(): string
}
