import { SHOW_MARKS } from './grades.ts'

/** Marks that are written with a place: PU1, the best male; PN2, the second best bitch. */
const PLACED = /^(PU|PN|RYP|BIS|KP)([1-9])$/

const markOf = (mark: string): string => PLACED.exec(mark)?.[1] ?? mark
const placeOf = (mark: string): number => (SHOW_MARKS as readonly string[]).indexOf(markOf(mark))

/** Whether it is one of the marks, with its place or without: SA, PU, PU1. Source: docs/rules/shows.md#typed-rows. */
export const isShowMark = (mark: string): boolean => placeOf(mark) >= 0

/** Each mark once, in the order of `SHOW_MARKS`. */
export const orderedMarks = (marks: readonly string[]): string[] =>
  [...new Set(marks)].sort((a, b) => placeOf(a) - placeOf(b) || (a < b ? -1 : 1))
