import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { HealthCodeDetails } from '#contract/healthCodes.ts'
import { Changes } from '../audit/Changes.tsx'
import { healthCodeChangesQuery } from '../audit/queries.ts'
import { scaleName, useHealthWords } from '../dogs/health/healthTexts.ts'
import { healthCodesQuery } from '../dogs/health/queries.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { Confirmation } from '../rulebooks/Confirmation.tsx'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Span } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink, LinkButton } from '../ui/links/AppLink.tsx'
import { Loaded, LoadedPage } from '../ui/loading/Loaded.tsx'
import { NotFound } from '../ui/loading/NotFound.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/types.ts'
import {
  HEALTH_CODE_PATH,
  healthCodeAddress,
  healthCodesAddress,
  NEW_CODE,
  newHealthCodeAddress,
} from './addresses.ts'
import { HealthCodeForm, NewHealthCodeForm } from './HealthCodeForm.tsx'
import { RemoveHealthCode } from './RemoveHealthCode.tsx'

/** `/hallinta/terveyskoodit`: the scales of statements and the findings of health inquiries. */
export function HealthCodesPage() {
  const t = useTranslate()
  const columns = useColumns()
  const codes = useQuery(healthCodesQuery)
  return (
    <>
      <PageTitle
        title={t('healthCodes.title')}
        lead={t('healthCodes.lead')}
        actions={
          <LinkButton {...newHealthCodeAddress()} variant="contained">
            {t('healthCodes.new')}
          </LinkButton>
        }
      />
      <Loaded query={codes} failed={t('healthCodes.failed')} rows={12} rowHeight={44}>
        {(all) => (
          <DataTable
            caption={t('healthCodes.title')}
            columns={columns}
            rows={all}
            rowKey={({ id }) => String(id)}
            rowLink={({ id }) => healthCodeAddress(id)}
            cardsBelow="md"
          />
        )}
      </Loaded>
    </>
  )
}

function useColumns(): readonly Column<HealthCodeDetails>[] {
  const t = useTranslate()
  const words = useHealthWords()
  const gradeText = (value: string | null) => value ?? t('healthCodes.noValue')
  return [
    {
      id: 'code',
      header: t('healthCodes.code'),
      cell: ({ id, code }) => (
        <Span strong>
          <AppLink {...healthCodeAddress(id)}>{code}</AppLink>
        </Span>
      ),
      rowHeader: true,
      card: 'title',
    },
    {
      id: 'kind',
      header: t('healthCodes.kind'),
      cell: ({ kind }) => t(`health.kinds.${kind}`),
      card: 'fact',
    },
    {
      id: 'name',
      header: t('healthCodes.name'),
      cell: ({ code }) => scaleName(words, code),
      long: true,
      card: 'fact',
    },
    {
      id: 'grades',
      header: t('healthCodes.grades'),
      cell: ({ grades }) => grades.map(({ value }) => value).join(', ') || t('healthCodes.noValue'),
      long: true,
      card: 'fact',
      isEmpty: ({ grades }) => grades.length === 0,
    },
    {
      id: 'affected',
      header: t('healthCodes.affectedFrom'),
      cell: ({ affectedFrom }) => gradeText(affectedFrom),
      card: 'fact',
      isEmpty: ({ affectedFrom }) => affectedFrom === null,
    },
    {
      id: 'worst',
      header: t('healthCodes.worst'),
      cell: ({ worst }) => gradeText(worst),
      card: 'fact',
      isEmpty: ({ worst }) => worst === null,
    },
    {
      id: 'offered',
      header: t('healthCodes.offered'),
      cell: ({ offered }) => t(offered ? 'common.yes' : 'healthCodes.notOffered'),
      card: 'fact',
    },
    {
      id: 'confirmed',
      header: t('healthCodes.confirmed'),
      cell: ({ confirmed }) => <Confirmation confirmed={confirmed} />,
      card: 'fact',
    },
  ]
}

/** `/hallinta/terveyskoodit/{id}`: one code; `uusi` adds one. */
export function HealthCodePage() {
  const { id } = useParams({ from: HEALTH_CODE_PATH })
  return id === NEW_CODE ? <NewHealthCode /> : <KnownHealthCode id={id} />
}

function KnownHealthCode({ id }: { id: string }) {
  const t = useTranslate()
  const title = t('healthCodes.title')
  const codes = useQuery(healthCodesQuery)
  return (
    <LoadedPage query={codes} heading={title} list={{ to: healthCodesAddress(), name: title }}>
      {(all) => {
        const code = all.find((one) => String(one.id) === id)
        return code ? <Code key={code.id} code={code} /> : <NotFoundCode />
      }}
    </LoadedPage>
  )
}

function NewHealthCode() {
  const t = useTranslate()
  return (
    <>
      <PageTitle title={t('healthCodes.new')} lead={<ToList />} />
      <NewHealthCodeForm />
    </>
  )
}

function NotFoundCode() {
  const t = useTranslate()
  return (
    <NotFound
      title={t('errors.HEALTH_CODE_NOT_FOUND')}
      help={t('healthCodes.lead')}
      ways={<LinkButton {...healthCodesAddress()}>{t('healthCodes.title')}</LinkButton>}
    />
  )
}

function ToList() {
  const t = useTranslate()
  return (
    <AppLink {...healthCodesAddress()} underline="always">
      {t('healthCodes.title')}
    </AppLink>
  )
}

function Code({ code }: { code: HealthCodeDetails }) {
  const t = useTranslate()
  const words = useHealthWords()
  return (
    <>
      <PageTitle
        title={scaleName(words, code.code) ?? code.code}
        lead={
          <>
            {code.code} · {t(`health.kinds.${code.kind}`)} · <ToList />
          </>
        }
      />
      <Section title={t('healthCodes.details')}>
        <HealthCodeForm code={code} />
      </Section>
      <Section title={t('healthCodes.removal')}>
        <RemoveHealthCode code={code} />
      </Section>
      <Section title={t('healthCodes.changes')}>
        <Changes query={healthCodeChangesQuery(code.id)} none={t('healthCodes.noChanges')} />
      </Section>
    </>
  )
}
