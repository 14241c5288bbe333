import { nameBesidePlace } from '#domain/shows/showName.ts'
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
  return {
    place,
    addition: nameBesidePlace,
    whole: (show: Named) => `${place(show)}${nameBesidePlace(show)}`,
  }
}
