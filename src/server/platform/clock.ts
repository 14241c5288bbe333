/** Swedish writes dates as ISO does. */
const helsinki = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Helsinki' })

const HOUR_MS = 3_600_000
let last = { hour: Number.NaN, day: '' }

/** The current day in Finland, as ISO text. Source: docs/rules/trials.md#season-and-days. */
export function finnishDay(now: Date): string {
  // Every request asks, and formatting takes long; Finland's midnight is always a full hour of UTC.
  const hour = Math.floor(now.getTime() / HOUR_MS)
  if (hour !== last.hour) last = { hour, day: helsinki.format(now) }
  return last.day
}
