import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { DogListAnswer, DogRecord } from '#contract/dogs.ts'
import { isNamed, SEARCH_MIN_LENGTH } from '#domain/dogs.ts'
import { DogFacts } from '../../dogs/name/DogFacts.tsx'
import { DogName } from '../../dogs/name/DogName.tsx'
import { DogTitles } from '../../dogs/name/DogTitles.tsx'
import { dogQuery } from '../../dogs/queries.ts'
import { errorText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { describedBy, FieldFrame } from '../../ui/inputs/FieldFrame.tsx'
import { Block, Text } from '../../ui/layout/parts.ts'
import { useDebounced } from '../../ui/useDebounced.ts'
import { dogMatchesQuery } from '../queries.ts'
import { ChosenDog, ChosenDogSkeleton } from './ChosenDog.tsx'

interface Props {
  parent: 'sire' | 'dam'
  /** the chosen dog's number */
  regnr: string | undefined
  /** why this dog cannot stand here */
  error: string | undefined
  /** the pair is refused, which is said elsewhere */
  refused?: boolean | undefined
  /** of the input, where a form leads to it */
  id?: string
  onChoose: (regnr: string | undefined) => void
}

/** Finds one parent by number or name. Dogs of the wrong sex are listed with the reason why they cannot be chosen. */
export function ParentField({ parent, regnr, error, refused, id: given, onChoose }: Props) {
  const t = useTranslate()
  const own = useId()
  const id = given ?? own
  const chosen = useQuery({ ...dogQuery(regnr ?? ''), enabled: regnr !== undefined })
  const [input, setInput] = useState('')
  const { dogs, note, heading } = useMatches(input)
  const wrongSex = parent === 'sire' ? 'female' : 'male'
  const value = regnr === undefined ? null : (chosen.data ?? null)
  const problem = error ?? (chosen.error ? errorText(t, chosen.error) : undefined)
  const help = t(`litters.${parent}Help`)
  return (
    <Box>
      <FieldFrame id={id} label={t(`litters.${parent}`)} help={help} error={problem}>
        <Autocomplete<DogRecord>
          id={id}
          options={dogs.toSorted((a, b) => Number(a.gender === wrongSex) - Number(b.gender === wrongSex))}
          value={value}
          filterOptions={(options) => options}
          getOptionKey={(dog) => dog.regnr}
          getOptionLabel={(dog) => (isNamed(dog) ? `${dog.name} ${dog.regnr}` : dog.regnr)}
          isOptionEqualToValue={(a, b) => a.regnr === b.regnr}
          getOptionDisabled={(dog) => dog.gender === wrongSex}
          groupBy={heading === undefined ? undefined : () => heading}
          renderGroup={({ key, group, children }) => (
            <LabelledGroup key={key} heading={group}>
              {children}
            </LabelledGroup>
          )}
          noOptionsText={note}
          disablePortal
          slotProps={{ paper: { sx: listStyle } }}
          clearText={t('litters.clear')}
          openText={t('litters.open')}
          closeText={t('litters.close')}
          onInputChange={(_, text, reason) => setInput(reason === 'input' ? text : '')}
          onChange={(_, dog) => onChoose(dog?.regnr)}
          renderOption={({ key, ...props }, dog) => (
            <Box component="li" key={key} {...props}>
              <Match dog={dog} reason={dog.gender === wrongSex ? wrongReason(parent) : null} />
            </Box>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              size="small"
              error={problem !== undefined || refused}
              slotProps={{
                ...params.slotProps,
                htmlInput: {
                  ...params.slotProps.htmlInput,
                  'aria-describedby': describedBy(id, help, problem),
                },
              }}
            />
          )}
        />
      </FieldFrame>
      {value ? <ChosenDog dog={value} /> : chosen.isLoading && <ChosenDogSkeleton />}
    </Box>
  )
}

const listStyle = { border: 1, borderColor: 'divider', boxShadow: '0 6px 24px rgb(0 0 0 / 0.18)' } as const

type WrongReason = ReturnType<typeof wrongReason>
const wrongReason = (parent: Props['parent']) => (parent === 'sire' ? 'wrongSexSire' : 'wrongSexDam')

interface Matches {
  readonly dogs: readonly DogRecord[]
  /** said where there are none */
  readonly note: string
  /** said over them: that they are only spelt alike, or not all */
  readonly heading?: string
}

/** The dogs that match. */
function useMatches(input: string): Matches {
  const t = useTranslate()
  const text = useDebounced(input.trim(), 250)
  const longEnough = text.length >= SEARCH_MIN_LENGTH
  const { data, error, isFetching } = useQuery(dogMatchesQuery(longEnough ? text : null))
  if (input.trim().length < SEARCH_MIN_LENGTH) return { dogs: [], note: t('litters.typeMore') }
  if (error) return { dogs: [], note: t('litters.searchFailed') }
  if (isFetching || text !== input.trim()) return { dogs: data?.dogs ?? [], note: t('litters.searching') }
  return { dogs: data?.dogs ?? [], note: t('litters.noMatches'), heading: headingOf(data) }

  function headingOf(found: DogListAnswer | undefined): string | undefined {
    if (found?.similar) return t('search.similar')
    return found && found.total > found.dogs.length ? t('litters.more') : undefined
  }
}

/** Matches under what is said of them all; said to be one group, as options of a list box must be. */
function LabelledGroup({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id}>
      <Box id={id} sx={{ px: 2, pt: 1, pb: 0.5, color: 'text.secondary', fontWeight: 600 }}>
        {heading}
      </Box>
      <Box component="ul" role="presentation" sx={{ m: 0, p: 0 }}>
        {children}
      </Box>
    </Box>
  )
}

function Match({ dog, reason }: { dog: DogRecord; reason: WrongReason | null }) {
  const t = useTranslate()
  return (
    <Block shrink>
      <Text strong breaks>
        <DogTitles titles={dog.titles} />
        <DogName dog={dog} />
      </Text>
      <DogFacts dog={dog} breed />
      {reason && <Text size="smaller">{t(`litters.${reason}`)}</Text>}
    </Block>
  )
}
