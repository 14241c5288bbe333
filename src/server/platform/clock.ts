/** Swedish writes dates as ISO does. */
const helsinki = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Helsinki' })

/** The current day in Finland, as ISO text. Source: docs/rules/trials.md#season-and-days. */
export function finnishDay(now: Date): string {
  return helsinki.format(now)
}
