/** What can be wrong with parent links. */
export type PedigreeFault = 'unknown-parent' | 'own-parent' | 'same-parents' | 'loop' | 'duplicate'

/** Parent links that cannot be a pedigree. */
export class PedigreeError extends Error {
  readonly fault: PedigreeFault
  /**
   * The dogs it is about, by number. A loop: its members, each one a parent of the next, the last a parent of the first.
   * Otherwise the one dog whose row is wrong.
   */
  readonly dogs: readonly number[]
  /** the same dogs by the names they were given with, where they have names */
  readonly names: readonly string[]

  constructor(fault: PedigreeFault, dogs: readonly number[], names: readonly string[] = dogs.map(String)) {
    super(`${fault}: ${names.join(' → ')}`)
    this.name = 'PedigreeError'
    this.fault = fault
    this.dogs = dogs
    this.names = names
  }
}
