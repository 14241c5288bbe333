import type { BuildOptions } from './build.ts'
import type { Pedigree } from './pedigree.ts'

/** id, sire's id, dam's id; an empty string or null for an unknown parent. */
export interface PedigreeRow {
  readonly id: string
  readonly sire: string | null
  readonly dam: string | null
}

export interface NamedPedigree {
  readonly pedigree: Pedigree
  /** dog number → id: first the rows in their order, then parents without a row of their own */
  readonly ids: readonly string[]
  /** id → dog number */
  readonly numberOf: ReadonlyMap<string, number>
}

/** Builds a pedigree from rows in any order. @throws PedigreeError; its dogs are numbers of `ids`, see `names` */
export declare function fromRows(rows: Iterable<PedigreeRow>, options?: BuildOptions): NamedPedigree
