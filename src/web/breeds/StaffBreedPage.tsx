import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { StaffBreed } from '#contract/breeds.ts'
import { Changes } from '../audit/Changes.tsx'
import { breedChangesQuery } from '../audit/queries.ts'
import { useLocalText } from '../i18n/useLocalText.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { searchAddress } from '../search/addresses.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Row } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { NEW_BREED, STAFF_BREED_PATH, staffBreedsAddress } from './addresses.ts'
import { BreedForm, NewBreedForm } from './BreedForm.tsx'
import { BreedState } from './BreedState.tsx'
import { staffBreedQuery } from './queries.ts'

/** `/hallinta/rodut/{id}`: one breed; `uusi` adds one. */
export function StaffBreedPage() {
  const { id } = useParams({ from: STAFF_BREED_PATH })
  return id === NEW_BREED ? <NewBreed /> : <StoredBreed key={id} id={id} />
}

function NewBreed() {
  const t = useTranslate()
  return (
    <>
      <PageTitle title={t('breedAdmin.new')} lead={<ToList />} />
      <NewBreedForm />
    </>
  )
}

function StoredBreed({ id }: { id: string }) {
  const t = useTranslate()
  const query = useQuery(staffBreedQuery(id))
  const title = t('breedAdmin.title')
  return (
    <LoadedPage query={query} heading={title} list={{ to: staffBreedsAddress(), name: title }}>
      {(breed) => <Breed breed={breed} />}
    </LoadedPage>
  )
}

function Breed({ breed }: { breed: StaffBreed }) {
  const t = useTranslate()
  const local = useLocalText()
  const { id, code, name, dogs } = breed
  return (
    <>
      <PageTitle
        title={local(name)}
        lead={
          <Row gap={2}>
            <span>{code}</span>
            <BreedState breed={breed} />
            {dogs > 0 && (
              <AppLink {...searchAddress({ breed: code })}>{t('breedAdmin.toDogs', { count: dogs })}</AppLink>
            )}
            <ToList />
          </Row>
        }
      />
      <BreedForm breed={breed} />
      <Section title={t('breedAdmin.changes')}>
        <Changes query={breedChangesQuery(id)} none={t('breedAdmin.noChanges')} />
      </Section>
    </>
  )
}

function ToList() {
  const t = useTranslate()
  return <AppLink {...staffBreedsAddress()}>{t('breedAdmin.title')}</AppLink>
}
