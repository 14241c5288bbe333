/** Whole months from the day of birth to another ISO day, as ages at an examination are told. */
export function monthsOld(birthDate: string, day: string): number {
  const [from, to] = [birthDate, day].map((iso) => Number(iso.slice(0, 4)) * 12 + Number(iso.slice(5, 7)))
  return to! - from! - (day.slice(8) < birthDate.slice(8) ? 1 : 0)
}
