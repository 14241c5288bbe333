import Button from '@mui/material/Button'
import { useState } from 'react'
import type { DogRecordEntry } from '#contract/corrections.ts'
import type { DogSummary } from '#contract/dogs.ts'
import { useMay } from '../../accounts/session/session.ts'
import { breedingAwardsAddress } from '../../breedingRegister/addresses.ts'
import { useHealthWords } from '../../dogs/health/healthTexts.ts'
import { nowColumn } from '../../history/nowColumn.tsx'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Heading, Row, Text } from '../../ui/layout/parts.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import type { Column } from '../../ui/table/types.ts'
import { DateText } from '../../ui/values/DateText.tsx'
import { dogShowsAddress, dogTitlesAddress, type IdentitySearch, identityAddress } from '../addresses.ts'
import { recordText } from '../words.ts'
import { useSourceColumns } from './sourceColumns.tsx'

/** How many records of a kind are shown at first: a sire may have hundreds of offspring. */
const SHOWN = 10

interface Props {
  dog: DogSummary
  kind: DogRecordEntry['kind']
  records: readonly DogRecordEntry[]
  /** where they tell of a day: those of now */
  now: readonly DogRecordEntry[] | undefined
}

/** What belongs to a dog of one kind, each with its source. */
export function RecordSources({ dog, kind, records, now }: Props) {
  const t = useTranslate()
  const columns = useRecordColumns(records, now)
  const [all, setAll] = useState(false)
  const link = useKeeping(dog, kind)
  const added = now?.filter(({ id }) => !records.some((one) => one.id === id)).length ?? 0
  if (records.length + added === 0 && (now || !link)) return null
  return (
    <Block mb={3}>
      <Row mb={1} align="baseline">
        <Heading>
          {t('identity.sources.group', { kind: t(`identity.kinds.${kind}`), count: records.length })}
        </Heading>
        {!now && link}
      </Row>
      {records.length > 0 && (
        <DataTable
          caption={t(`identity.kinds.${kind}`)}
          columns={columns}
          rows={all ? records : records.slice(0, SHOWN)}
          rowKey={({ id }) => id}
          cardsBelow="md"
        />
      )}
      {added > 0 && <Text tone="muted">{t('identity.past.added', { count: added })}</Text>}
      {!all && records.length > SHOWN && (
        <Button size="small" onClick={() => setAll(true)}>
          {t('identity.sources.showAll', { count: records.length })}
        </Button>
      )}
    </Block>
  )
}

/** The part of the page that keeps records of a kind. */
const KEPT_HERE: Readonly<Partial<Record<DogRecordEntry['kind'], IdentitySearch['osa']>>> = {
  number: 'numerot',
  owner: 'omistajat',
  health: 'terveys',
}

/** Leads to where records of a kind are kept, for whoever may keep them; null: nowhere. */
function useKeeping(dog: DogSummary, kind: DogRecordEntry['kind']) {
  const t = useTranslate()
  const mayShows = useMay('shows.edit')
  const what = t(`identity.kinds.${kind}`)
  const named = { size: 'small', 'aria-label': t('identity.changeOf', { what }) } as const
  const text = t('identity.change')
  const osa = KEPT_HERE[kind]
  if (osa) {
    return (
      <LinkButton {...named} {...identityAddress(dog.regnr, { osa })}>
        {text}
      </LinkButton>
    )
  }
  if (kind === 'award')
    return (
      <LinkButton {...named} {...breedingAwardsAddress(dog.breed)}>
        {text}
      </LinkButton>
    )
  if ((kind === 'show' || kind === 'title') && mayShows)
    return (
      <LinkButton
        {...named}
        {...(kind === 'show' ? dogShowsAddress(dog.regnr) : dogTitlesAddress(dog.regnr))}
      >
        {text}
      </LinkButton>
    )
  return null
}

/** Days and sources only where there are any: what merely points at the dog has a source of its own. */
function useRecordColumns(
  records: readonly DogRecordEntry[],
  now: Props['now'],
): readonly Column<DogRecordEntry>[] {
  const t = useTranslate()
  const words = useHealthWords()
  const sources = useSourceColumns<DogRecordEntry>('record')
  const dated = records.some((row) => row.day !== null)
  const sourced = records.some(({ source }) => source !== null)
  const record: Column<DogRecordEntry> = {
    id: 'record',
    header: t('identity.columns.record'),
    cell: (row) => recordText(words, row),
    rowHeader: true,
    long: true,
    card: 'title',
  }
  const day: Column<DogRecordEntry> = {
    id: 'day',
    header: t('identity.columns.day'),
    cell: (row) => <DateText date={row.day} />,
    isEmpty: (row) => row.day === null,
    width: '7rem',
    card: 'fact',
  }
  const text = (row: DogRecordEntry) => recordText(words, row)
  const nowOf = ({ id }: DogRecordEntry) => {
    const one = now?.find((other) => other.id === id)
    return one ? text(one) : null
  }
  return [
    record,
    ...(dated ? [day] : []),
    ...(now ? [nowColumn(t, text, nowOf)] : []),
    ...(sourced ? sources : []),
  ]
}
