import { useParams, useSearch } from '@tanstack/react-router'
import { ResultPage } from '../shows/ResultPage.tsx'
import { ShowsPage } from '../shows/ShowsPage.tsx'
import { DogTitlesPage } from '../titles/dog/DogTitlesPage.tsx'
import { NewDogPage } from './adding/NewDogPage.tsx'
import { IDENTITY_PATH, staffPageOf } from './addresses.ts'
import { ChooseDog } from './ChooseDog.tsx'
import { IdentityPage } from './IdentityPage.tsx'

/** `/hallinta/koira/{regnr…}/…`: the staff's page of a dog that the last word names; of no dog the choice of one. */
export function DogStaffPage() {
  const { _splat } = useParams({ from: IDENTITY_PATH })
  const { osa } = useSearch({ from: IDENTITY_PATH })
  const { word = 'perustiedot', regnr } = staffPageOf(_splat) ?? {}
  if (regnr === undefined && word === 'perustiedot' && osa === 'uusi') return <NewDogPage />
  if (regnr === undefined) return <ChooseDog word={word} />
  if (word === 'nayttelyt') return <ShowsPage regnr={regnr} />
  if (word === 'nayttely') return <ResultPage regnr={regnr} />
  if (word === 'valionarvot') return <DogTitlesPage regnr={regnr} />
  return <IdentityPage regnr={regnr} />
}
