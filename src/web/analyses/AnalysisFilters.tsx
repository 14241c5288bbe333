import Box from '@mui/material/Box'
import { type ReactNode, useId } from 'react'
import type { Analysis } from '#contract/analyses.ts'
import type { DogSummary } from '#contract/dogs.ts'
import { calledBy } from '#domain/dogs.ts'
import { useBreedName, useBreedOptions } from '../dogs/breeds.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { DogPicker } from '../search/DogPicker.tsx'
import { FilterChips } from '../ui/filters/FilterChips.tsx'
import { FilterPanel } from '../ui/filters/FilterPanel.tsx'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { FieldLabel, Stack } from '../ui/layout/parts.ts'
import type { AnalysisSearch } from './addresses.ts'
import { KennelPicker } from './KennelPicker.tsx'
import { listed, withItem, withoutItem } from './lists.ts'

const OLDEST = 15
const AGES = Array.from({ length: OLDEST + 1 }, (_, years) => years)

interface Props {
  search: AnalysisSearch
  /** what the chosen dogs and the judge are called, once it is known */
  chosen: Analysis['chosen'] | undefined
  judges: readonly { readonly value: string; readonly label: string }[]
  /** goes to another search, on its first page */
  go: (search: AnalysisSearch) => void
  /** the filters of this analysis alone, and those of them that are on */
  children: ReactNode
  chips: readonly { readonly name: keyof AnalysisSearch; readonly text: string | false | undefined }[]
}

/** What the dogs and their judges are narrowed to, whatever is analysed; active filters can be removed one by one. */
export function AnalysisFilters({ search, chosen, judges, go, children, chips }: Props) {
  const t = useTranslate()
  const breedOptions = useBreedOptions()
  const set = (name: keyof AnalysisSearch) => (value: string | number | undefined) =>
    go({ ...search, [name]: value === '' ? undefined : value })
  const ages = AGES.map((count) => ({ value: String(count), label: t('analyses.years', { count }) }))
  const { all, remove } = useChips(search, chosen, chips, go)
  return (
    <Stack mb={3}>
      <FilterPanel label={t('analyses.filters.label')} active={all.length}>
        {children}
        <FilterSelect
          label={t('analyses.filters.sex')}
          value={search.sex ?? ''}
          options={(['male', 'female'] as const).map((value) => ({ value, label: t(`common.${value}`) }))}
          onChange={set('sex')}
        />
        {(['ageFrom', 'ageTo'] as const).map((name) => (
          <FilterSelect
            key={name}
            label={t(`analyses.filters.${name}`)}
            value={search[name] === undefined ? '' : String(search[name])}
            options={ages}
            onChange={set(name)}
          />
        ))}
        <FilterSelect
          label={t('analyses.filters.judge')}
          value={search.judge === undefined ? '' : String(search.judge)}
          options={judges}
          onChange={set('judge')}
        />
        {search.breeds !== undefined && (
          <FilterSelect
            label={t('analyses.filters.addBreed')}
            value=""
            options={breedOptions.filter(({ value }) => !listed(search.breeds).includes(value))}
            none="–"
            onChange={(code) => set('breeds')(withItem(search.breeds, code))}
          />
        )}
        <ParentFilter parent="sire" onPick={(dog) => set('sires')(withItem(search.sires, dog.regnr))} />
        <ParentFilter parent="dam" onPick={(dog) => set('dams')(withItem(search.dams, dog.regnr))} />
        <KennelFilter kennel={search.kennel} onPick={(name) => set('kennel')(name ?? undefined)} />
      </FilterPanel>
      <FilterChips filters={all} onRemove={remove} />
    </Stack>
  )
}

/** The filters that are on, and how one is taken away: of a list by its item. */
function useChips(search: AnalysisSearch, chosen: Props['chosen'], chips: Props['chips'], go: Props['go']) {
  const t = useTranslate()
  const breedName = useBreedName()
  const years = (count: number | undefined) => count !== undefined && t('analyses.years', { count })
  const { breeds, sires, dams, kennel, judge, sex, ageFrom, ageTo } = search
  const nameOf = (dogs: readonly DogSummary[] | undefined, regnr: string) => {
    const dog = dogs?.find((one) => one.regnr === regnr)
    return dog ? calledBy(dog) : regnr
  }
  const single = [
    ...chips,
    { name: 'sex', text: sex && t(sex === 'male' ? 'common.male' : 'common.female') },
    { name: 'ageFrom', text: years(ageFrom) && t('analyses.chips.ageFrom', { years: years(ageFrom) }) },
    { name: 'ageTo', text: years(ageTo) && t('analyses.chips.ageTo', { years: years(ageTo) }) },
    { name: 'kennel', text: kennel && t('analyses.chips.kennel', { name: kennel }) },
    {
      name: 'judge',
      text: judge !== undefined && t('analyses.chips.judge', { name: chosen?.judge ?? String(judge) }),
    },
  ].filter(({ text }) => text)
  const several = [
    ...listed(breeds).map((code) => ({ name: `breeds ${code}`, text: breedName(code) })),
    ...listed(sires).map((regnr) => ({
      name: `sires ${regnr}`,
      text: t('analyses.chips.sire', { dog: nameOf(chosen?.sires, regnr) }),
    })),
    ...listed(dams).map((regnr) => ({
      name: `dams ${regnr}`,
      text: t('analyses.chips.dam', { dog: nameOf(chosen?.dams, regnr) }),
    })),
  ]
  return {
    all: [...several, ...single],
    remove: (chip: string) => {
      const [name = '', ...rest] = chip.split(' ')
      const list = search[name as 'breeds' | 'sires' | 'dams']
      go({ ...search, [name]: rest.length > 0 ? withoutItem(list, rest.join(' ')) : undefined })
    },
  }
}

function ParentFilter({ parent, onPick }: { parent: 'sire' | 'dam'; onPick: (dog: DogSummary) => void }) {
  const t = useTranslate()
  const id = useId()
  return (
    <Box>
      <FieldLabel component="label" htmlFor={id}>
        {t(`analyses.filters.${parent}`)}
      </FieldLabel>
      <DogPicker
        id={id}
        dog={null}
        placeholder={t('search.placeholder')}
        onPick={(dog) => dog && onPick(dog)}
      />
    </Box>
  )
}

function KennelFilter({
  kennel = null,
  onPick,
}: {
  kennel: string | null | undefined
  onPick: (kennel: string | null) => void
}) {
  const t = useTranslate()
  const id = useId()
  return (
    <Box>
      <FieldLabel component="label" htmlFor={id}>
        {t('analyses.filters.kennel')}
      </FieldLabel>
      <KennelPicker id={id} kennel={kennel} onPick={onPick} />
    </Box>
  )
}
