import { finnishDay } from './clock.ts'

/** Hours after midnight at which the work of a night begins. */
const BEGINS = 3

/** The day whose night's work is due or has been done: until three in the morning that of the day before. */
export const nightOf = (at: Date): string => finnishDay(new Date(at.getTime() - BEGINS * 3_600_000))
