import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { BreedingListAnswer } from '#contract/breedingList.ts'
import type { RegisterAction } from '#domain/breeding/registerStates.ts'
import { isNotFound } from '../../client/ApiError.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { breedingListSearchOf, filterOf, type ListUpdateSearch, listUpdateAddress } from '../addresses.ts'
import { ListFilters } from '../ListFilters.tsx'
import { ListTable } from '../ListTable.tsx'
import { useListColumns } from '../listColumns.tsx'
import { NoBreed, NoRows } from '../NoRows.tsx'
import { breedingListQuery } from '../queries.ts'
import { DecisionBar } from './DecisionBar.tsx'
import { Preview } from './Preview.tsx'
import { ReviewNote } from './ReviewNote.tsx'
import { SelectionBar } from './SelectionBar.tsx'
import { selectColumn } from './selectColumn.tsx'
import { type Selection, useSelection } from './selection.ts'

interface Props {
  breed: string
  search: ListUpdateSearch
}

/** Chooses dogs and a decision, then shows what it would change. */
export function Choosing({ breed, search }: Props) {
  const t = useTranslate()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<RegisterAction | null>(null)
  const list = useQuery(breedingListQuery(breed, breedingListSearchOf({ ...search })))
  const ids = list.data?.rows.map(({ id }) => id) ?? []
  const selection = useSelection(filterOf(search), ids, list.data?.total ?? 0)
  const to = (next: ListUpdateSearch) => listUpdateAddress(breed, next)
  if (asked)
    return (
      <Preview
        breed={breed}
        action={asked}
        chosen={selection.chosen}
        onBack={() => setAsked(null)}
        onApplied={(update) => {
          setAsked(null)
          selection.clear()
          void navigate(to({ ...search, page: undefined, update }))
        }}
      />
    )
  return (
    <>
      {list.data && <ReviewNote count={list.data.counts.review} search={search} to={to} />}
      <ListFilters search={search} to={to} />
      <Loaded
        query={list}
        failed={t('breedingList.failed')}
        refused={(error) => (isNotFound(error) ? <NoBreed /> : undefined)}
        rows={10}
        rowHeight={72}
        empty={({ total, counts }) => total === 0 && <NoRows all={counts.all} />}
      >
        {(answer) => (
          <>
            <DecisionBar count={selection.count} onPreview={setAsked} />
            <SelectTable answer={answer} search={search} selection={selection} to={to} />
          </>
        )}
      </Loaded>
    </>
  )
}

/** Columns that deciding does without until somebody chooses them: the table has one more. */
const ASIDE = ['since', 'litters', 'offspring', 'lastLitter', 'offered']

interface TableProps {
  answer: BreedingListAnswer
  search: ListUpdateSearch
  selection: Selection
  to: (search: ListUpdateSearch) => ReturnType<typeof listUpdateAddress>
}

function SelectTable({ answer, search, selection, to }: TableProps) {
  const t = useTranslate()
  const columns = useListColumns()
  return (
    <ListTable
      answer={answer}
      columns={[
        selectColumn(t, selection),
        ...columns.map((one) => ({ ...one, hidden: ASIDE.includes(one.id) })),
      ]}
      search={search}
      to={to}
      beside={<SelectionBar answer={answer} selection={selection} />}
    />
  )
}
