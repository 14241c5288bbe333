import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { RulebookDetails } from '#contract/rulebooks.ts'
import { formatDate } from '#domain/dates.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FactList } from '../ui/layout/FactList.tsx'
import { PageTitle } from '../ui/layout/PageTitle.tsx'
import { Block } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { AppLink } from '../ui/links/AppLink.tsx'
import { LoadedPage } from '../ui/loading/Loaded.tsx'
import { Figure } from '../ui/values/Figure.tsx'
import { TimeText } from '../ui/values/TimeText.tsx'
import { RULEBOOK_PATH, rulebooksAddress } from './addresses.ts'
import { Confirmation } from './Confirmation.tsx'
import { RulebookForm } from './form/RulebookForm.tsx'
import { RulebookReader } from './form/RulebookReader.tsx'
import { rulebookQuery } from './queries.ts'
import { RemoveRulebook } from './RemoveRulebook.tsx'

/** `/hallinta/saannot/{id}`: one version; the newest of its date is changed here, an older one is only read. */
export function RulebookPage() {
  const t = useTranslate()
  const { id } = useParams({ from: RULEBOOK_PATH })
  const rulebook = useQuery(rulebookQuery(id))
  return (
    <LoadedPage
      query={rulebook}
      heading={t('rulebooks.title')}
      list={{ to: rulebooksAddress(), name: t('rulebooks.title') }}
    >
      {(data) => <Version rulebook={data} />}
    </LoadedPage>
  )
}

function Version({ rulebook }: { rulebook: RulebookDetails }) {
  const t = useTranslate()
  const { validFrom, revision, newestId } = rulebook
  return (
    <>
      <PageTitle
        title={t('rulebooks.version', { from: formatDate(validFrom), revision })}
        lead={<AppLink {...rulebooksAddress()}>{t('rulebooks.title')}</AppLink>}
      />
      <Facts rulebook={rulebook} />
      {newestId === rulebook.id ? (
        <>
          <RulebookForm key={rulebook.id} rulebook={rulebook} />
          <Section title={t('rulebooks.removeTitle')}>
            <RemoveRulebook rulebook={rulebook} />
          </Section>
        </>
      ) : (
        <RulebookReader key={rulebook.id} rulebook={rulebook} />
      )}
    </>
  )
}

function Facts({ rulebook }: { rulebook: RulebookDetails }) {
  const t = useTranslate()
  const { validTo, confirmed, createdAt, createdBy, results, note } = rulebook
  const facts = [
    { label: t('rulebooks.columns.confirmed'), value: <Confirmation confirmed={confirmed} /> },
    {
      label: t('rulebooks.validTo'),
      value: validTo === null ? t('rulebooks.untilFurther') : formatDate(validTo),
    },
    { label: t('rulebooks.columns.results'), value: <Figure value={results} /> },
    {
      label: t('rulebooks.columns.created'),
      value: (
        <>
          <TimeText moment={createdAt} />
          {createdBy !== null && `, ${createdBy}`}
        </>
      ),
    },
    { label: t('rulebooks.columns.note'), value: note },
  ]
  return (
    <Block mb={4}>
      <FactList facts={facts} columnWidth={{ xs: '9.5rem', md: '13rem' }} />
    </Block>
  )
}
