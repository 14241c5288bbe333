import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { HealthCodeDetails } from '#contract/healthCodes.ts'
import { Changes } from '../audit/Changes.tsx'
import { healthCodeChangesQuery } from '../audit/queries.ts'
import { healthCodesQuery } from '../dogs/health/queries.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink, LinkButton } from '../ui/links/AppLink.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { NotFound } from '../ui/loading/NotFound.tsx'
import { HEALTH_CODE_PATH, healthCodesAddress, NEW_CODE } from './addresses.ts'
import { HealthCodeForm, NewHealthCodeForm } from './HealthCodeForm.tsx'
import { RemoveHealthCode } from './RemoveHealthCode.tsx'

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
  return <AppLink {...healthCodesAddress()}>{t('healthCodes.title')}</AppLink>
}

function Code({ code }: { code: HealthCodeDetails }) {
  const t = useTranslate()
  return (
    <>
      <PageTitle title={`${code.code}, ${t(`health.kinds.${code.kind}`)}`} lead={<ToList />} />
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
