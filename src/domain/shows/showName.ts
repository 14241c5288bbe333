import { foldText } from '../foldedText.ts'

/** What a show's name adds to its place, with what parts the two: most names begin with the place, which is then told once (Rovaniemi KV). */
export function nameBesidePlace({
  place,
  show,
}: {
  readonly place: string
  readonly show: string | null
}): string {
  if (!show || foldText(show) === foldText(place)) return ''
  return foldText(show).startsWith(`${foldText(place)} `) ? show.slice(place.length) : `, ${show}`
}
