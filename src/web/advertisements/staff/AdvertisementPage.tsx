import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { CountedAdvertisement } from '#contract/advertisements.ts'
import { Changes } from '../../audit/Changes.tsx'
import { advertisementChangesQuery } from '../../audit/queries.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Row, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { DateText } from '../../ui/values/DateText.tsx'
import { Figure } from '../../ui/values/Figure.tsx'
import { ADVERTISEMENT_PATH, advertisementsAddress, NEW_ADVERTISEMENT } from '../addresses.ts'
import { AdvertisementForm, NewAdvertisementForm } from './AdvertisementForm.tsx'
import { AdvertisementState } from './AdvertisementState.tsx'
import { BannerInput } from './BannerInput.tsx'
import { staffAdvertisementQuery } from './queries.ts'
import { RemoveAdvertisement } from './RemoveAdvertisement.tsx'

/** `/hallinta/mainokset/{id}`: one advertisement; `uusi` adds one. */
export function AdvertisementPage() {
  const { id } = useParams({ from: ADVERTISEMENT_PATH })
  return id === NEW_ADVERTISEMENT ? <NewAdvertisement /> : <Stored key={id} id={id} />
}

function NewAdvertisement() {
  const t = useTranslate()
  return (
    <>
      <PageTitle title={t('advertisements.new')} lead={<ToList />} />
      <NewAdvertisementForm />
    </>
  )
}

function Stored({ id }: { id: string }) {
  const t = useTranslate()
  const query = useQuery(staffAdvertisementQuery(id))
  const title = t('advertisements.title')
  return (
    <LoadedPage query={query} heading={title} list={{ to: advertisementsAddress(), name: title }}>
      {(advertisement) => <Advertisement advertisement={advertisement} />}
    </LoadedPage>
  )
}

function Advertisement({ advertisement }: { advertisement: CountedAdvertisement }) {
  const t = useTranslate()
  const { id, eventName, state } = advertisement
  const lead = (
    <Row gap={2}>
      <AdvertisementState state={state} />
      <ToList />
    </Row>
  )
  return (
    <>
      <PageTitle title={eventName} lead={lead} />
      <Section title={t('advertisements.banner')}>
        <BannerInput advertisement={advertisement} />
      </Section>
      <Section title={t('advertisements.details')}>
        <AdvertisementForm advertisement={advertisement} />
      </Section>
      <Section title={t('advertisements.counts')}>
        <Counts advertisement={advertisement} />
      </Section>
      <Section title={t('advertisements.removal')}>
        <RemoveAdvertisement advertisement={advertisement} />
      </Section>
      <Section title={t('advertisements.changes')}>
        <Changes query={advertisementChangesQuery(id)} none={t('advertisements.noChanges')} />
      </Section>
    </>
  )
}

/** How often it was shown and followed: in all, and day by day. */
function Counts({ advertisement: { shown, clicked, days } }: { advertisement: CountedAdvertisement }) {
  const t = useTranslate()
  return (
    <>
      <Text mb={1}>{t('advertisements.inAll', { shown, clicked })}</Text>
      <Text tone="muted" size="small" measure="text" mb={2}>
        {t('advertisements.countsHelp')}
      </Text>
      {days.length > 0 && (
        <DataTable
          caption={t('advertisements.counts')}
          columns={[
            {
              id: 'day',
              header: t('advertisements.columns.day'),
              cell: ({ day }) => <DateText date={day} />,
              rowHeader: true,
              card: 'title',
            },
            ...(['shown', 'clicked'] as const).map((what) => ({
              id: what,
              header: t(`advertisements.columns.${what}`),
              cell: (row: (typeof days)[number]) => <Figure value={row[what]} />,
              align: 'right' as const,
              card: 'fact' as const,
            })),
          ]}
          rows={days}
          rowKey={({ day }) => day}
        />
      )}
    </>
  )
}

function ToList() {
  const t = useTranslate()
  return <AppLink {...advertisementsAddress()}>{t('advertisements.title')}</AppLink>
}
