import type { ResultLine } from '#contract/judging.ts'

/** `3. ` before a dog that has a start number; a place in a list, which differs from list to list, is none. */
export const numberOf = ({ startNumber }: Pick<ResultLine, 'startNumber'>): string =>
  startNumber === null ? '' : `${startNumber}. `
