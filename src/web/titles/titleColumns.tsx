import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import IconButton from '@mui/material/IconButton'
import { useQueryClient } from '@tanstack/react-query'
import { placeTitle } from '#contract/endpoints/titles.ts'
import type { TitleDetails } from '#contract/titles.ts'
import { useChange } from '../client/useChange.ts'
import { titlesQuery, useTitleName } from '../dogs/titles.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Row, Span } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import type { Column } from '../ui/table/types.ts'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { titleAddress } from './addresses.ts'
import { TITLE_LIST } from './queries.ts'

/** The columns of the list; `dogs`: how many have each title. */
export function useTitleColumns(
  titles: readonly TitleDetails[],
  dogs: ReadonlyMap<string, number>,
): readonly Column<TitleDetails>[] {
  const t = useTranslate()
  const nameOf = useTitleName()
  const ruleText = (rule: TitleDetails['rule']) =>
    rule === null
      ? '–'
      : t(rule.more ? 'titles.ruleInPart' : 'titles.ruleInFull', { shows: rule.shows, mark: rule.mark })
  return [
    {
      id: 'code',
      header: t('titles.code'),
      cell: ({ id, code }) => (
        <Span strong nowrap>
          <AppLink {...titleAddress(id)}>{code}</AppLink>
        </Span>
      ),
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'name',
      header: t('healthCodes.name'),
      cell: ({ code }) => nameOf(code),
      long: true,
      card: 'title',
    },
    {
      id: 'country',
      header: t('titles.country'),
      cell: ({ country }) => country || '–',
      card: 'fact',
      isEmpty: ({ country }) => country === '',
    },
    {
      id: 'dogs',
      header: t('titles.dogs'),
      cell: ({ code }) => dogs.get(code) ?? 0,
      align: 'right',
      card: 'fact',
    },
    {
      id: 'rule',
      header: t('titles.follows'),
      cell: ({ rule }) => ruleText(rule),
      long: true,
      card: 'fact',
      isEmpty: ({ rule }) => rule === null,
    },
    {
      id: 'offered',
      header: t('titles.offered'),
      cell: ({ offered }) => (offered ? t('common.yes') : <Span tone="muted">{t('titles.retired')}</Span>),
      card: 'fact',
    },
    {
      id: 'place',
      header: t('titles.order'),
      cell: (title) => <Move title={title} titles={titles} />,
      card: 'actions',
      width: '6rem',
    },
  ]
}

/** Moves a title one place up or down. */
function Move({ title: { id, code }, titles }: { title: TitleDetails; titles: readonly TitleDetails[] }) {
  const t = useTranslate()
  const queries = useQueryClient()
  const { mutate, isPending } = useChange(placeTitle, {
    invalidates: TITLE_LIST,
    onSuccess: (all, { place }) => {
      queries.setQueryData(titlesQuery.queryKey, all)
      showSuccess(t('titles.moved', { code, place }))
    },
    onError: (error) => toastRefusal(t, error),
  })
  const place = titles.findIndex((one) => one.id === id) + 1
  const ways = [
    { label: t('titles.moveUp', { code }), to: place - 1, Icon: ArrowUpward },
    { label: t('titles.moveDown', { code }), to: place + 1, Icon: ArrowDownward },
  ]
  return (
    <Row wrap={false} gap={0}>
      {ways.map(({ label, to, Icon }) => {
        // At its end the button keeps the focus that has brought the title there.
        const isEnd = to < 1 || to > titles.length
        return (
          <IconButton
            key={label}
            aria-label={label}
            aria-disabled={isEnd}
            sx={isEnd ? { opacity: 0.38, cursor: 'default' } : undefined}
            onClick={() => !isEnd && !isPending && mutate({ id, place: to })}
          >
            <Icon fontSize="small" />
          </IconButton>
        )
      })}
    </Row>
  )
}
