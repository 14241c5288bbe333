/** A time of day as people write it (`9:00`, `9.00`, `09:00`) as `hh:mm`; undefined where it is none. */
export function parseTime(text: string): string | undefined {
  const [, hours = '', minutes = ''] = /^\s*(\d{1,2})[:.](\d{2})\s*$/.exec(text) ?? []
  const known = hours !== '' && Number(hours) < 24 && Number(minutes) < 60
  return known ? `${hours.padStart(2, '0')}:${minutes}` : undefined
}
