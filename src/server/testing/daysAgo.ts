import { addDays } from '#domain/dates.ts'
import { finnishDay } from '../platform/clock.ts'

/** The ISO day so many days before the current one in Finland. */
export const daysAgo = (days: number): string => addDays(finnishDay(new Date()), -days)
