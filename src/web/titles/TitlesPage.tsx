import { useQuery } from '@tanstack/react-query'
import type { TitleDetails, TitleUse } from '#contract/titles.ts'
import { titlesQuery } from '../dogs/titles.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { chooseDogAddress } from '../identity/addresses.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Row, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { LinkButton } from '../ui/links/AppLink.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { newTitleAddress, titleAddress } from './addresses.ts'
import { Proposals } from './Proposals.tsx'
import { titleUseQuery } from './queries.ts'
import { useTitleColumns } from './titleColumns.tsx'

/** `/hallinta/valionarvot`: the champion titles that dogs are given, in their order. */
export function TitlesPage() {
  const t = useTranslate()
  const titles = useQuery(titlesQuery)
  const use = useQuery(titleUseQuery)
  return (
    <>
      <PageTitle
        title={t('titles.title')}
        lead={t('titles.lead')}
        actions={
          <Row>
            <LinkButton {...newTitleAddress()} variant="contained">
              {t('titles.new')}
            </LinkButton>
            <LinkButton {...chooseDogAddress('valionarvot')} variant="outlined">
              {t('titles.ofDog')}
            </LinkButton>
          </Row>
        }
      />
      <Proposals />
      <Section title={t('titles.list')}>
        <Loaded query={titles} failed={t('titles.failed')} rows={12} rowHeight={44}>
          {(all) => (
            <Loaded query={use} failed={t('titles.failed')} rows={12} rowHeight={44}>
              {({ used }) => <List titles={all} used={used} />}
            </Loaded>
          )}
        </Loaded>
      </Section>
    </>
  )
}

interface Props {
  titles: readonly TitleDetails[]
  used: TitleUse['used']
}

function List({ titles, used }: Props) {
  const t = useTranslate()
  const dogs = new Map(used.map((one) => [one.code, one.dogs]))
  const columns = useTitleColumns(titles, dogs)
  const known = new Set(titles.map(({ code }) => code))
  return (
    <>
      <DataTable
        caption={t('titles.title')}
        columns={columns}
        rows={titles}
        rowKey={({ id }) => String(id)}
        rowLink={({ id }) => titleAddress(id)}
        cardsBelow="md"
      />
      <Unlisted used={used.filter(({ code }) => !known.has(code))} />
    </>
  )
}

/** What imports have brought that the list does not hold. */
function Unlisted({ used }: Pick<Props, 'used'>) {
  const t = useTranslate()
  const columns: readonly Column<Props['used'][number]>[] = [
    { id: 'code', header: t('titles.code'), cell: ({ code }) => code, rowHeader: true, card: 'title' },
    { id: 'dogs', header: t('titles.dogs'), cell: ({ dogs }) => dogs, align: 'right', card: 'fact' },
    {
      id: 'add',
      header: t('titles.list'),
      cell: ({ code }) => (
        <LinkButton
          {...newTitleAddress(code)}
          size="small"
          variant="outlined"
          aria-label={t('titles.addToListOf', { code })}
        >
          {t('titles.addToList')}
        </LinkButton>
      ),
      card: 'actions',
    },
  ]
  if (used.length === 0) return null
  return (
    <Section title={t('titles.unlisted')}>
      <Text tone="muted" mb={2}>
        {t('titles.unlistedHelp')}
      </Text>
      <DataTable
        caption={t('titles.unlisted')}
        columns={columns}
        rows={used}
        rowKey={({ code }) => code}
        cardsBelow="sm"
      />
    </Section>
  )
}
