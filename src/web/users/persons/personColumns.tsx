import { useMemo } from 'react'
import type { PersonRow } from '#contract/users.ts'
import type { LocalNames } from '#domain/club/localNames.ts'
import { useNames } from '../../i18n/useNames.ts'
import { type Translate, useTranslate } from '../../i18n/useTranslate.ts'
import { Text } from '../../ui/layout/parts.ts'
import type { Column } from '../../ui/table/types.ts'
import { PersonActions } from './PersonActions.tsx'

/** The columns of the people in the data. */
export function usePersonColumns(): readonly Column<PersonRow>[] {
  const t = useTranslate()
  const names = useNames()
  return useMemo(() => columnsIn(t, names), [t, names])
}

function columnsIn(t: Translate, names: LocalNames): Column<PersonRow>[] {
  return [
    {
      id: 'name',
      header: t('persons.name'),
      cell: ({ name }) => (
        <Text strong breaks>
          {name}
        </Text>
      ),
      card: 'title',
    },
    {
      id: 'kind',
      header: t('persons.kind'),
      cell: ({ kind }) => t(`persons.kinds.${kind}`),
      card: 'fact',
    },
    {
      id: 'contact',
      header: t('persons.contact'),
      cell: ({ contact }) => (
        <Text component="span" breaks>
          {contact ?? '–'}
        </Text>
      ),
      isEmpty: ({ contact }) => contact === null,
      card: 'fact',
      wide: true,
    },
    {
      id: 'town',
      header: t('persons.town'),
      cell: ({ town }) => (town ? names.place(town) : '–'),
      isEmpty: ({ town }) => town === null,
      card: 'fact',
    },
    { id: 'dogs', header: t('persons.dogs'), cell: ({ dogs }) => dogs, align: 'right', card: 'fact' },
    {
      id: 'account',
      header: t('persons.account'),
      cell: ({ username }) => username ?? '–',
      isEmpty: ({ username }) => username === null,
      card: 'fact',
    },
    {
      id: 'actions',
      header: t('persons.actions'),
      cell: (person) => <PersonActions person={person} />,
      card: 'fact',
      wide: true,
    },
  ]
}
