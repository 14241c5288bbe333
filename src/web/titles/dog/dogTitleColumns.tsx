import type { StaffTitle } from '#contract/dogTitles.ts'
import { useTitleName } from '../../dogs/titles.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { dogTitlesAddress } from '../../identity/addresses.ts'
import { Block, Text } from '../../ui/layout/parts.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import type { Column } from '../../ui/table/types.ts'
import { DateText } from '../../ui/values/DateText.tsx'

/** The columns of a dog's titles. */
export function useDogTitleColumns(regnr: string): readonly Column<StaffTitle>[] {
  const t = useTranslate()
  const nameOf = useTitleName()
  return [
    {
      id: 'title',
      header: t('titles.one'),
      cell: ({ code }) => (
        <Block>
          <Text strong>{code}</Text>
          <Text tone="muted" size="smaller">
            {nameOf(code) ?? t('titles.notListed')}
          </Text>
        </Block>
      ),
      rowHeader: true,
      long: true,
      card: 'title',
    },
    {
      id: 'date',
      header: t('titles.date'),
      cell: ({ date }) => <DateText date={date} />,
      isEmpty: ({ date }) => date === null,
      card: 'fact',
      width: '8rem',
    },
    {
      id: 'country',
      header: t('titles.country'),
      cell: ({ country }) => country || '–',
      isEmpty: ({ country }) => country === '',
      card: 'fact',
      width: '5rem',
    },
    {
      id: 'source',
      header: t('titles.source'),
      cell: ({ source }) => source || '–',
      isEmpty: ({ source }) => source === '',
      long: true,
      card: 'fact',
      wide: true,
    },
    {
      id: 'change',
      header: t('identity.columns.change'),
      cell: ({ id, code }) => (
        <LinkButton
          {...dogTitlesAddress(regnr, String(id))}
          size="small"
          variant="outlined"
          resetScroll={false}
          aria-label={t('identity.changeOf', { what: code })}
        >
          {t('identity.change')}
        </LinkButton>
      ),
      card: 'actions',
      width: '7rem',
    },
  ]
}
