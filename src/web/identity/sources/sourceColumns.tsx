import { useMemo } from 'react'
import type { AnswerOf } from '#contract/calls.ts'
import type { DogRecordEntry, ValueSource } from '#contract/corrections.ts'
import type { dogSources } from '#contract/endpoints/corrections.ts'
import { useMay } from '../../accounts/session/session.ts'
import { Actor } from '../../audit/changeColumns.tsx'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import type { Column } from '../../ui/table/types.ts'
import { TimeText } from '../../ui/values/TimeText.tsx'

interface Sourced {
  readonly source: ValueSource | null
}

/** Whether a row is a value of the dog itself, or a record beside it: a line of a file means another thing for each. */
export type SourcedKind = 'field' | 'record'

/** The columns that explain where a value comes from: by what, by whom, when. */
export function useSourceColumns<Row extends Sourced>(kind: SourcedKind): readonly Column<Row>[] {
  const t = useTranslate()
  const links = useMay('users.manage')
  return useMemo(() => columnsIn<Row>(t, kind, links), [t, kind, links])
}

function columnsIn<Row extends Sourced>(t: Translate, kind: SourcedKind, links: boolean): Column<Row>[] {
  return [
    {
      id: 'source',
      header: t('identity.columns.source'),
      cell: ({ source }) => (source ? sourceText(t, kind, source) : '–'),
      isEmpty: ({ source }) => source === null,
      card: 'fact',
      long: true,
    },
    {
      id: 'actor',
      header: t('identity.columns.actor'),
      cell: ({ source }) => {
        if (source?.actor) return <Actor actor={source.actor} link={links} />
        return source?.kind === 'person' ? t('identity.source.erased') : '–'
      },
      isEmpty: ({ source }) => source?.kind !== 'person' && !source?.actor,
      card: 'fact',
      width: '9rem',
    },
    {
      id: 'at',
      header: t('identity.columns.at'),
      cell: ({ source }) => <TimeText moment={source?.at ?? null} />,
      isEmpty: ({ source }) => !source?.at,
      card: 'fact',
      width: '10rem',
    },
  ]
}

/** The column that tells where records of one kind come from, and when; `sources` knows them by their ids. */
export function useRecordSource<Row extends { readonly id: number | string }>(
  { records }: Pick<AnswerOf<typeof dogSources>, 'records'>,
  kind: DogRecordEntry['kind'],
): Column<Row> {
  const t = useTranslate()
  const sourceOf = ({ id }: Row) =>
    records.find((record) => record.kind === kind && record.id === String(id))?.source ?? null
  return {
    id: 'source',
    header: t('identity.columns.source'),
    cell: (row) => {
      const source = sourceOf(row)
      if (!source) return '–'
      return (
        <Text size="small">
          {sourceText(t, 'record', source)} <TimeText moment={source.at} />
        </Text>
      )
    },
    isEmpty: (row) => sourceOf(row) === null,
    long: true,
    card: 'fact',
    wide: true,
  }
}

/** What a value was recorded by. */
export function sourceText(t: Translate, kind: SourcedKind, source: ValueSource): string {
  const { kind: origin, line, code } = source
  if (origin === 'person') return code ? t(`audit.codes.${code}`) : t('identity.source.person')
  if (origin !== 'import') return t(`identity.source.${origin}`)
  const file = fileText(t, source)
  if (line === null) return t('identity.source.import', { file })
  const text = kind === 'field' ? 'identity.source.importField' : 'identity.source.importRecord'
  return t(text, { file, line })
}

const fileText = (t: Translate, { file, sheet }: ValueSource): string | null =>
  sheet === null ? file : t('identity.source.sheet', { file, sheet })
