/** A time of day as people write it (`9`, `9.00`, `9:00`, `930`, `klo 9`) as `hh:mm`; undefined where it is none. */
export function parseTime(text: string): string | undefined {
  const typed = text.trim().replace(/^(klo|kl)\.? */i, '')
  const [, hours = '', minutes = '00'] = /^(\d{1,2})(?:[:. ]?(\d{2}))?$/.exec(typed) ?? []
  const known = hours !== '' && Number(hours) < 24 && Number(minutes) < 60
  return known ? `${hours.padStart(2, '0')}:${minutes}` : undefined
}
