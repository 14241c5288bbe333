import { foldText } from '#domain/foldedText.ts'
import { useNames } from '../i18n/useNames.ts'

interface Named {
  readonly place: string
  readonly country: string
  readonly show: string | null
}

/** How a show is told: where it was, and what its name adds to that. */
export function useShowNames() {
  const names = useNames()
  const place = ({ place, country }: Omit<Named, 'show'>) =>
    country === 'FI' ? names.place(place) : `${place} (${country})`
  return { place, addition: additionOf, whole: (show: Named) => `${place(show)}${additionOf(show)}` }
}

/** Most names begin with the place, which is then told once: Rovaniemi KV. */
function additionOf({ place, show }: Pick<Named, 'place' | 'show'>): string {
  if (!show || foldText(show) === foldText(place)) return ''
  return foldText(show).startsWith(`${foldText(place)} `) ? show.slice(place.length) : `, ${show}`
}
