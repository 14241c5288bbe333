import type { BreedingListRow } from '#contract/breedingList.ts'
import type { BreedingListSort } from '#contract/breedingListConstants.ts'
import { EntryState } from '../breedingRegister/staff/EntryState.tsx'
import { OpenConditions } from '../breedingRegister/staff/OpenConditions.tsx'
import { HealthChips } from '../dogs/health/HealthChip.tsx'
import { DogLink } from '../dogs/name/DogLink.tsx'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { Text } from '../ui/layout/parts.ts'
import type { Column } from '../ui/table/types.ts'
import { DateText } from '../ui/values/DateText.tsx'
import { Figure } from '../ui/values/Figure.tsx'
import { Expiry } from './Expiry.tsx'
import { Proposal } from './Proposal.tsx'

/** Kinds of statements that the conditions of the register use. */
const OF_CONDITIONS = ['hips', 'elbows', 'shoulder_oc', 'knees', 'eyes']

/** The service sorts; which way round a column begins follows from what it holds. */
const sorted = (value: string | number | null) => () => value

/** The columns of the breeding list. */
export function useListColumns(): readonly Column<BreedingListRow>[] {
  const t = useTranslate()
  return [...dogColumns(t), ...registerColumns(t), ...offspringColumns(t), ...comingColumns(t)]
}

const header = (t: Translate, id: Exclude<BreedingListSort, 'name'>) => ({
  id,
  header: t(`breedingList.columns.${id}`),
})

const dogColumns = (t: Translate): Column<BreedingListRow>[] => [
  {
    id: 'name',
    header: t('breedingList.columns.dog'),
    cell: ({ dog }) => <DogLink dog={dog} />,
    sortValue: ({ dog }) => dog.name,
    hideable: false,
    card: 'title',
  },
  {
    ...header(t, 'age'),
    cell: (row) => ageText(t, row),
    sortValue: sorted(0),
    oneLine: true,
    card: 'fact',
  },
]

const registerColumns = (t: Translate): Column<BreedingListRow>[] => [
  {
    ...header(t, 'state'),
    cell: ({ state }) => <EntryState state={state} />,
    sortValue: sorted(''),
    oneLine: true,
    card: 'fact',
  },
  {
    ...header(t, 'since'),
    cell: ({ since }) => <DateText date={since} />,
    sortValue: sorted(''),
    isEmpty: ({ since }) => since === null,
    card: 'fact',
  },
  {
    ...header(t, 'conditions'),
    cell: (row) => (
      <>
        <Text size="small" tone="muted">
          {t('breedingList.met', {
            met: row.conditions.filter(({ outcome }) => outcome === 'met').length,
            of: row.conditions.length,
          })}
        </Text>
        <OpenConditions entry={row} />
      </>
    ),
    sortValue: sorted(0),
    long: true,
    card: 'fact',
    wide: true,
  },
  {
    id: 'health',
    header: t('breedingList.columns.health'),
    cell: ({ dog }) => <HealthChips chips={dog.health.filter(({ kind }) => OF_CONDITIONS.includes(kind))} />,
    isEmpty: ({ dog }) => !dog.health.some(({ kind }) => OF_CONDITIONS.includes(kind)),
    card: 'fact',
  },
]

const offspringColumns = (t: Translate): Column<BreedingListRow>[] => [
  ...(['litters', 'offspring'] as const).map(
    (id): Column<BreedingListRow> => ({
      ...header(t, id),
      cell: (row) => <Figure value={row[id]} />,
      sortValue: sorted(0),
      align: 'right',
      card: 'fact',
    }),
  ),
  {
    ...header(t, 'lastLitter'),
    cell: ({ lastLitter }) => <DateText date={lastLitter} />,
    sortValue: sorted(0),
    isEmpty: ({ lastLitter }) => lastLitter === null,
    card: 'fact',
  },
  {
    ...header(t, 'offered'),
    cell: ({ dog, offered }) =>
      dog.gender === 'male' ? t(offered ? 'breedingList.offeredYes' : 'breedingList.offeredNo') : '–',
    sortValue: sorted(0),
    isEmpty: ({ dog }) => dog.gender !== 'male',
    oneLine: true,
    card: 'fact',
  },
]

const comingColumns = (t: Translate): Column<BreedingListRow>[] => [
  {
    ...header(t, 'expires'),
    cell: ({ expires }) => <Expiry expires={expires} />,
    sortValue: sorted(''),
    isEmpty: ({ expires }) => expires === null,
    card: 'fact',
  },
  {
    id: 'proposal',
    header: t('breedingList.columns.proposal'),
    cell: ({ proposal }) => <Proposal proposal={proposal} />,
    isEmpty: ({ proposal }) => proposal === null,
    card: 'fact',
    wide: true,
  },
]

function ageText(t: Translate, { age, dead }: BreedingListRow): string {
  if (dead) return t('breedingList.dead')
  if (age === null) return t('breedingList.unknown')
  return age === 0 ? t('breedingList.lessThanYear') : t('breedingList.years', { count: age })
}
