import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useMemo } from 'react'
import type { DogRecord } from '#contract/dogs.ts'
import { isNamed } from '#domain/dogs.ts'
import { DogFacts } from '../../dogs/name/DogFacts.tsx'
import { DogName } from '../../dogs/name/DogName.tsx'
import { DogTitles } from '../../dogs/name/DogTitles.tsx'
import { dogQuery } from '../../dogs/queries.ts'
import { errorText } from '../../i18n/errorText.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { describedBy, FieldFrame } from '../../ui/inputs/FieldFrame.tsx'
import { Block, Text } from '../../ui/layout/parts.ts'
import { ChosenDog, ChosenDogSkeleton } from './ChosenDog.tsx'

/** A dog in the list under a field of a parent. */
export interface Choice {
  readonly dog: DogRecord
  /** why it cannot be chosen */
  readonly refused: string | null
  /** said under it */
  readonly note?: string | null
}

/** What stands in the list; those of one heading stand together. */
export interface Choices {
  readonly groups: readonly { readonly heading: string | undefined; readonly choices: readonly Choice[] }[]
  /** said where there are none */
  readonly note: string
}

export interface ParentProps {
  parent: 'sire' | 'dam'
  /** the chosen dog's number */
  regnr: string | undefined
  /** why this dog cannot stand here */
  error: string | undefined
  /** the pair is refused, which is said elsewhere */
  refused?: boolean | undefined
  /** of the input, where a form leads to it */
  id?: string
  /** takes the focus when it comes */
  autoFocus?: boolean
  onChoose: (regnr: string | undefined) => void
}

interface Props extends ParentProps {
  choices: Choices
  help: string
  /** the list opens before anything is typed */
  opens?: boolean
  /** stands under the field as long as nothing is chosen */
  below?: ReactNode
  /** what is typed; empty once a dog is chosen */
  onInput: (text: string) => void
}

/** The field of a parent: an input that lists dogs, and under it the chosen one. */
export function ParentPicker(props: Props) {
  const { parent, regnr, error, refused, choices, help, opens = false, below, onChoose, onInput } = props
  const t = useTranslate()
  const own = useId()
  const id = props.id ?? own
  const chosen = useQuery({ ...dogQuery(regnr ?? ''), enabled: regnr !== undefined })
  const dog = regnr === undefined ? undefined : chosen.data
  // Another object at every drawing would count as another choice and reset what is being typed.
  const value = useMemo(() => (dog ? { dog, refused: null } : null), [dog])
  const asks = value === null && help
  const problem = error ?? (chosen.error ? errorText(t, chosen.error) : undefined)
  const headings = new Map(
    choices.groups.flatMap(({ heading, choices: under }) =>
      under.map((choice) => [choice.dog.regnr, heading ?? ''] as const),
    ),
  )
  const hasHeadings = choices.groups.some(({ heading }) => heading !== undefined)
  return (
    <Box>
      <FieldFrame id={id} label={t(`litters.${parent}`)} help={asks} error={problem}>
        <Autocomplete<Choice>
          id={id}
          options={choices.groups.flatMap((group) => group.choices)}
          value={value}
          filterOptions={(options) => options}
          getOptionKey={(choice) => choice.dog.regnr}
          getOptionLabel={(choice) => labelOf(choice.dog)}
          isOptionEqualToValue={(a, b) => a.dog.regnr === b.dog.regnr}
          getOptionDisabled={(choice) => choice.refused !== null}
          groupBy={hasHeadings ? (choice) => headings.get(choice.dog.regnr) ?? '' : undefined}
          renderGroup={({ key, group, children }) => (
            <LabelledGroup key={key} heading={group}>
              {children}
            </LabelledGroup>
          )}
          noOptionsText={choices.note}
          openOnFocus={opens}
          disablePortal
          slotProps={{ paper: { sx: listStyle } }}
          clearText={t('litters.clear')}
          openText={t('litters.open')}
          closeText={t('litters.close')}
          onInputChange={(_, text, reason) => onInput(reason === 'input' ? text : '')}
          onChange={(_, choice) => onChoose(choice?.dog.regnr)}
          renderOption={({ key, ...option }, choice) => (
            <Box component="li" key={key} {...option}>
              <Match choice={choice} />
            </Box>
          )}
          renderInput={(params) => (
            <TextField
              {...params}
              size="small"
              autoFocus={props.autoFocus}
              error={problem !== undefined || refused}
              slotProps={{
                ...params.slotProps,
                htmlInput: {
                  ...params.slotProps.htmlInput,
                  'aria-describedby': describedBy(id, asks, problem),
                },
              }}
            />
          )}
        />
      </FieldFrame>
      {dog ? <ChosenDog dog={dog} /> : chosen.isLoading && <ChosenDogSkeleton />}
      {regnr === undefined && below}
    </Box>
  )
}

const labelOf = (dog: DogRecord): string => (isNamed(dog) ? `${dog.name} ${dog.regnr}` : dog.regnr)

const listStyle = { border: 1, borderColor: 'divider', boxShadow: '0 6px 24px rgb(0 0 0 / 0.18)' } as const

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

function Match({ choice: { dog, refused, note } }: { choice: Choice }) {
  return (
    <Block shrink>
      <Text strong breaks>
        <DogTitles titles={dog.titles} />
        <DogName dog={dog} />
      </Text>
      <DogFacts dog={dog} breed />
      {note && (
        <Text size="smaller" tone="muted">
          {note}
        </Text>
      )}
      {refused && <Text size="smaller">{refused}</Text>}
    </Block>
  )
}
