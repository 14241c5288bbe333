import { useParams, useSearch } from '@tanstack/react-router'
import { BreedChoice } from '../../breedingRegister/BreedChoice.tsx'
import { useBreedName } from '../../dogs/breeds.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import {
  breedingListAddress,
  filterOf,
  LIST_UPDATE_PATH,
  listUpdateAddress,
  listUpdateSearchOf,
} from '../addresses.ts'
import { Choosing } from './Choosing.tsx'
import { ShownUpdate } from './ShownUpdate.tsx'
import { UpdateHistory } from './UpdateHistory.tsx'

/** `/hallinta/jalostuslista/{rotu}/paivitys`: many dogs of a breed are decided at once, and earlier updates are told and undone. */
export function UpdatePage() {
  const t = useTranslate()
  const breedName = useBreedName()
  const { rotu } = useParams({ from: LIST_UPDATE_PATH })
  const search = listUpdateSearchOf({ ...useSearch({ from: LIST_UPDATE_PATH }) })
  const filter = filterOf(search)
  return (
    <>
      <PageTitle
        title={t('breedingList.update.titleOf', { breed: breedName(rotu) })}
        lead={t('breedingList.update.lead')}
        actions={
          <LinkButton variant="outlined" {...breedingListAddress(rotu, filter)}>
            {t('breedingList.toList')}
          </LinkButton>
        }
      />
      {search.update !== undefined && <ShownUpdate key={search.update} id={search.update} />}
      <BreedChoice
        breed={rotu}
        to={(code) => (code === undefined ? breedingListAddress() : listUpdateAddress(code, filter))}
      />
      <Choosing key={`${rotu} ${JSON.stringify(filter)}`} breed={rotu} search={search} />
      <UpdateHistory breed={rotu} search={search} />
    </>
  )
}
