/** The dog has come, or it has not. */
export const PRESENCES = ['present', 'absent'] as const
export type Presence = (typeof PRESENCES)[number]

/** The chip was read, or its number is another than that of the dog's papers. */
export const CHIP_MARKS = ['read', 'differs'] as const
export type ChipMark = (typeof CHIP_MARKS)[number]

interface Marked {
  readonly presence: Presence | null
}

/** How many dogs have come, have not, and have yet to be seen. */
export function presenceCounts(dogs: readonly Marked[]): Readonly<Record<Presence | 'open', number>> {
  const count = (wanted: Presence | null) => dogs.filter(({ presence }) => presence === wanted).length
  return { present: count('present'), absent: count('absent'), open: count(null) }
}
