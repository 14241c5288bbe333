import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import type { CheckedDog as Checked } from '#contract/breedingRegister.ts'
import type { RegisterPlace } from '#contract/dogs.ts'
import { formatDate } from '#domain/dates.ts'
import { calledBy } from '#domain/dogs.ts'
import { DogLink } from '../dogs/name/DogLink.tsx'
import { useTranslate } from '../i18n/useTranslate.ts'
import { DogPicker } from '../search/DogPicker.tsx'
import { FieldLabel, Stack, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { breedingRegisterAddress, type RegisterSearch } from './addresses.ts'
import { Conditions } from './Conditions.tsx'
import { checkQuery } from './queries.ts'

/** Chooses a dog and shows how it stands by the conditions; the address holds which. */
export function CheckedDog({ search }: { search: RegisterSearch }) {
  const t = useTranslate()
  const id = useId()
  const navigate = useNavigate()
  const query = useQuery(checkQuery(search.dog))
  const choose = (dog: string | undefined) =>
    void navigate({ ...breedingRegisterAddress({ ...search, dog }), resetScroll: false })
  return (
    <Stack mb={3}>
      <Box sx={{ maxWidth: '28rem' }} data-print="no">
        <FieldLabel component="label" htmlFor={id}>
          {t('breedingRegister.check.choose')}
        </FieldLabel>
        <DogPicker
          id={id}
          dog={(search.dog !== undefined && query.data?.dog) || null}
          placeholder={t('search.placeholder')}
          onPick={(dog) => choose(dog?.regnr)}
        />
      </Box>
      {search.dog !== undefined && (
        <Section
          title={t('breedingRegister.check.title')}
          actions={
            <Button data-print="no" onClick={() => choose(undefined)}>
              {t('breedingRegister.check.close')}
            </Button>
          }
        >
          <Loaded query={query} failed={t('breedingRegister.check.failed')} rows={6} rowHeight={44}>
            {(checked) => <Standing checked={checked} />}
          </Loaded>
        </Section>
      )}
    </Stack>
  )
}

function Standing({ checked: { dog, register, conditions } }: { checked: Checked }) {
  const t = useTranslate()
  return (
    <>
      <Text mb={1}>
        <DogLink dog={dog} breed layout="inline" />
        {' · '}
        <PlaceText place={register} />
      </Text>
      <Text tone="muted" measure="text" mb={2}>
        {t('breedingRegister.check.lead', { dog: calledBy(dog) })}
      </Text>
      <Conditions conditions={conditions} />
    </>
  )
}

function PlaceText({ place }: { place: RegisterPlace | null }) {
  const t = useTranslate()
  if (place === null) return t('breedingRegister.check.isOut')
  const from = formatDate(place.added)
  if (place.active) return t('breedingRegister.check.isIn', { date: from })
  return t('breedingRegister.check.wasIn', { from, to: place.removed ? formatDate(place.removed) : '' })
}
