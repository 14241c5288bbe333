import Link from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { AnswerOf } from '#contract/calls.ts'
import { clubs } from '#contract/endpoints/officials.ts'
import type { LocalNames } from '#domain/club/localNames.ts'
import { queryOf } from '../client/queries.ts'
import { useModule, useService } from '../client/service.ts'
import { useNames } from '../i18n/useNames.ts'
import { type Translate, useTranslate } from '../i18n/useTranslate.ts'
import { FactList } from '../ui/layout/FactList.tsx'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { MailLink, PhoneLink } from '../ui/links/ContactLinks.tsx'
import { EmptyState } from '../ui/loading/EmptyState.tsx'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'

type Club = AnswerOf<typeof clubs>[number]

/** `/yhteystiedot`: the club that runs the service, and the clubs that organise trials. */
export function ContactPage() {
  const t = useTranslate()
  const { data } = useService()
  const hasTrials = useModule('kaer')
  return (
    <>
      <PageTitle title={t('statements.contact.title')} lead={t('statements.contact.lead')} />
      <Text component="p" measure="text" mb={2}>
        {t('statements.contact.askClub')}
      </Text>
      {data && (
        <FactList
          facts={[
            { label: t('statements.contact.club'), value: data.clubName, long: true },
            {
              label: t('statements.contact.email'),
              value: data.contact ? <MailLink to={data.contact} /> : t('statements.contact.noEmail'),
              long: true,
            },
          ]}
        />
      )}
      {hasTrials && <Organisers />}
    </>
  )
}

function Organisers() {
  const t = useTranslate()
  const query = useQuery(queryOf(clubs))
  const names = useNames()
  const columns = useMemo(() => columnsIn(t, names), [t, names])
  return (
    <Section title={t('statements.contact.organisers')}>
      <Text component="p" measure="text" mb={3}>
        {t('statements.contact.askOrganiser')}
      </Text>
      <Loaded
        query={query}
        rows={8}
        rowHeight={44}
        empty={({ length }) => length === 0 && <EmptyState title={t('statements.contact.noOrganisers')} />}
      >
        {(rows) => (
          <DataTable
            caption={t('statements.contact.organisers')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => String(id)}
            sorting={{ column: 'name', direction: 'asc' }}
          />
        )}
      </Loaded>
    </Section>
  )
}

function columnsIn(t: Translate, names: LocalNames): Column<Club>[] {
  return [
    {
      id: 'name',
      header: t('statements.contact.club'),
      cell: ({ name }) => (
        <Text strong breaks>
          {name}
        </Text>
      ),
      sortValue: ({ name }) => name,
      card: 'title',
    },
    {
      id: 'district',
      header: t('statements.contact.district'),
      cell: ({ district }) => (district ? names.district(district) : '–'),
      sortValue: ({ district }) => district && names.district(district),
      card: 'fact',
    },
    {
      id: 'phone',
      header: t('statements.contact.phone'),
      cell: ({ phone }) => (phone ? <PhoneLink to={phone} /> : '–'),
      isEmpty: ({ phone }) => phone === null,
      card: 'fact',
    },
    {
      id: 'email',
      header: t('statements.contact.email'),
      cell: ({ email }) => (email ? <MailLink to={email} /> : '–'),
      isEmpty: ({ email }) => email === null,
      card: 'fact',
    },
    {
      id: 'website',
      header: t('statements.contact.website'),
      cell: ({ website }) => (website ? <Website address={website} /> : '–'),
      isEmpty: ({ website }) => website === null,
      same: ({ website }) => website,
      card: 'fact',
    },
  ]
}

function Website({ address }: { address: string }) {
  return (
    <Link href={address} rel="noopener noreferrer" sx={{ overflowWrap: 'anywhere' }}>
      {address.replace(/^https?:\/\//, '')}
    </Link>
  )
}
