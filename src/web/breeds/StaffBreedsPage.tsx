import { useQuery } from '@tanstack/react-query'
import type { StaffBreed } from '#contract/breeds.ts'
import { auditAddress } from '../audit/addresses.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { searchAddress } from '../search/addresses.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Span, Text } from '../ui/layout/parts.ts'
import { AppLink, LinkButton } from '../ui/links/AppLink.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import { formatNumber } from '../ui/values/numbers.ts'
import { NEW_BREED, staffBreedAddress } from './addresses.ts'
import { BreedState } from './BreedState.tsx'
import { staffBreedsQuery } from './queries.ts'

/** `/hallinta/rodut`: every breed by its code, with its names and dogs. */
export function StaffBreedsPage() {
  const t = useTranslate()
  const columns = useColumns()
  const query = useQuery(staffBreedsQuery)
  return (
    <>
      <PageTitle
        title={t('breedAdmin.title')}
        lead={t('breedAdmin.lead')}
        actions={
          <LinkButton {...staffBreedAddress(NEW_BREED)} variant="contained">
            {t('breedAdmin.new')}
          </LinkButton>
        }
      />
      <Loaded query={query} failed={t('breedAdmin.failed')} rows={12} rowHeight={44}>
        {(breeds) => (
          <DataTable
            caption={t('breedAdmin.title')}
            columns={columns}
            rows={breeds}
            rowKey={({ id }) => String(id)}
            rowLink={({ id }) => staffBreedAddress(id)}
            cardsBelow="md"
          />
        )}
      </Loaded>
      <Text mt={4}>
        <AppLink {...auditAddress({ subject: 'breed' })}>{t('breedAdmin.log')}</AppLink>
      </Text>
    </>
  )
}

function useColumns(): readonly Column<StaffBreed>[] {
  const t = useTranslate()
  const language = useLanguage()
  return [
    { id: 'code', header: t('breedAdmin.code'), cell: ({ code }) => code, width: '5rem', card: 'fact' },
    {
      id: 'fi',
      header: t('breedAdmin.names.fi'),
      cell: ({ id, name }) => (
        <Span strong breaks>
          <AppLink {...staffBreedAddress(id)}>{name.fi}</AppLink>
        </Span>
      ),
      rowHeader: true,
      long: true,
      card: 'title',
    },
    ...(['sv', 'en'] as const).map(
      (other): Column<StaffBreed> => ({
        id: other,
        header: t(`breedAdmin.names.${other}`),
        cell: ({ name }) => <Span breaks>{name[other]}</Span>,
        long: true,
        card: 'fact',
      }),
    ),
    {
      id: 'dogs',
      header: t('breedAdmin.dogs'),
      cell: ({ code, dogs, name }) =>
        dogs === 0 ? (
          '0'
        ) : (
          <AppLink
            {...searchAddress({ breed: code })}
            aria-label={t('breedAdmin.dogsOf', { count: dogs, name: name[language] })}
          >
            {formatNumber(language, dogs, 0)}
          </AppLink>
        ),
      align: 'right',
      width: '6rem',
      card: 'fact',
    },
    {
      id: 'state',
      header: t('breedAdmin.state'),
      cell: (breed) => <BreedState breed={breed} />,
      width: '13rem',
      card: 'fact',
    },
  ]
}
