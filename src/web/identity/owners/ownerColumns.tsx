import type { AnswerOf } from '#contract/calls.ts'
import type { Ownership } from '#contract/dogOwners.ts'
import type { dogSources } from '#contract/endpoints/corrections.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block, Text } from '../../ui/layout/parts.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import type { Column } from '../../ui/table/types.ts'
import { DateText } from '../../ui/values/DateText.tsx'
import type { IdentityAddress } from '../addresses.ts'
import { useRecordSource } from '../sources/sourceColumns.tsx'

/** The columns of a dog's owners; `address` opens the form of one. */
export function useOwnerColumns(
  sources: AnswerOf<typeof dogSources>,
  address: (row: string) => IdentityAddress,
): readonly Column<Ownership>[] {
  const t = useTranslate()
  return [
    {
      id: 'person',
      header: t('identity.owners.person'),
      cell: ({ person }) => (
        <Block>
          <Text strong>{[person.name, person.town].filter(Boolean).join(', ')}</Text>
          {person.member && (
            <Text tone="muted" size="smaller">
              {t('identity.owners.member')}
            </Text>
          )}
        </Block>
      ),
      rowHeader: true,
      long: true,
      card: 'title',
    },
    {
      id: 'start',
      header: t('identity.owners.start'),
      cell: ({ startDate }) => <DateText date={startDate} />,
      isEmpty: ({ startDate }) => startDate === null,
      card: 'fact',
      width: '8rem',
    },
    {
      id: 'end',
      header: t('identity.owners.end'),
      cell: ({ endDate }) => (endDate === null ? t('identity.owners.now') : <DateText date={endDate} />),
      card: 'fact',
      width: '8rem',
    },
    useRecordSource<Ownership>(sources, 'owner'),
    {
      id: 'change',
      header: t('identity.columns.change'),
      cell: ({ id, person }) => (
        <LinkButton
          {...address(String(id))}
          size="small"
          variant="outlined"
          resetScroll={false}
          aria-label={t('identity.changeOf', { what: person.name })}
        >
          {t('identity.change')}
        </LinkButton>
      ),
      card: 'actions',
      width: '7rem',
    },
  ]
}
