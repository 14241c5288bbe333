import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { OneResult } from '#contract/judging.ts'
import { formatDate } from '#domain/dates.ts'
import { groupsOf } from '#domain/trials/sheetGroups.ts'
import { useMay } from '../../accounts/session/session.ts'
import { Changes } from '../../audit/Changes.tsx'
import type { FieldTexts } from '../../audit/Difference.tsx'
import { resultChangesQuery } from '../../audit/queries.ts'
import { DogLink } from '../../dogs/name/DogLink.tsx'
import { useNames } from '../../i18n/useNames.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { resultInfoAddress } from '../../resultInfo/addresses.ts'
import { ProposalChips } from '../../trials/ProposalChips.tsx'
import { FactList } from '../../ui/layout/FactList.tsx'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { Block, BulletList, Note } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { AppLink, LinkButton } from '../../ui/links/AppLink.tsx'
import { LoadedPage } from '../../ui/loading/Loaded.tsx'
import { CORRECTION_PATH, correctionAddress, sheetsAddress } from '../addresses.ts'
import { resultQuery } from '../queries.ts'
import { CorrectionForm } from './CorrectionForm.tsx'

/** `/hallinta/kaer/tulos/{id}`: a done result, its correction with a reason, and its history. */
export function CorrectionPage() {
  const t = useTranslate()
  const { id } = useParams({ from: CORRECTION_PATH })
  const { kind = 'hunt' } = useSearch({ from: CORRECTION_PATH })
  const query = useQuery(resultQuery(id, kind))
  return (
    <LoadedPage query={query} heading={t('results.correct.title')}>
      {(result) => <Result result={result} />}
    </LoadedPage>
  )
}

function Result({ result }: { result: OneResult }) {
  const t = useTranslate()
  const names = useNames()
  const { line, trial, kind, judge, proposals } = result
  const official = line.status === 'official' && trial.state === 'ready'
  const mayCorrect = useMay('results.correct')
  const day = trial.heldOn && formatDate(trial.heldOn)
  const id = line.resultId ?? 0
  return (
    <Box sx={{ maxWidth: '48rem', mx: 'auto' }}>
      <PageTitle
        title={t('results.correct.title')}
        lead={
          <AppLink {...sheetsAddress(trial.id, kind, { dog: line.dog.regnr })}>
            {[t('results.correct.toResults'), day, trial.place && names.place(trial.place)]
              .filter(Boolean)
              .join(', ')}
          </AppLink>
        }
      />
      <DogLink dog={line.dog} />
      <Block mt={1.5}>
        <FactList
          columnWidth={{ xs: '9.5rem', md: '11rem' }}
          facts={[
            { label: t('trialAdmin.columns.state'), value: t(`results.status.${line.status}`) },
            { label: t('results.fields.judgeId'), value: judge },
            {
              label: t('results.fields.proposals'),
              value: proposals.length > 0 && <ProposalChips codes={proposals} />,
            },
            { label: t('results.correct.overridden'), value: line.overridden?.reason, long: true },
          ]}
        />
      </Block>
      <CountsIn result={result} />
      {official && mayCorrect && <CorrectionForm key={`${kind} ${id}`} result={result} />}
      {!official && <ReasonNote text={t('results.correct.notOfficial')} />}
      {official && !mayCorrect && <ReasonNote text={t('results.correct.readOnly')} />}
      <Section
        title={t('results.correct.history')}
        actions={<LinkButton {...resultInfoAddress(kind, id)}>{t('resultInfo.link')}</LinkButton>}
      >
        <Changes
          query={resultChangesQuery(id, kind)}
          none={t('results.correct.noHistory')}
          reading={useReading(result)}
        />
      </Section>
    </Box>
  )
}

/** The fields as the sheet has them, the judge by name. */
function useReading({ kind, trial, judges, rulebook }: OneResult): FieldTexts {
  return useMemo(
    () => ({
      order: groupsOf(kind, trial.type, [rulebook]).flatMap(({ fields }) => fields),
      valueText: (name, value) =>
        name === 'judgeId' ? judges.find(({ id }) => id === value)?.name : undefined,
    }),
    [kind, trial.type, judges, rulebook],
  )
}

function ReasonNote({ text }: { text: string }) {
  return (
    <Note mt={2} mb={2} py={0} role="note">
      {text}
    </Note>
  )
}

/** Results that rest on this one: they stay as they are. */
function CountsIn({ result: { countsIn, kind } }: { result: OneResult }) {
  const t = useTranslate()
  const names = useNames()
  if (countsIn.length === 0) return null
  return (
    <Note tone="warning" mt={2} mb={2} py={0} role="note">
      {t(kind === 'water' ? 'results.correct.countsIn' : 'results.correct.entitles')}
      <BulletList>
        {countsIn.map(({ id, heldOn, place, status }) => (
          <li key={id}>
            <AppLink {...correctionAddress(id)}>
              {[heldOn && formatDate(heldOn), place && names.place(place)].filter(Boolean).join(', ')}
            </AppLink>
            , {t(`results.status.${status}`)}
          </li>
        ))}
      </BulletList>
    </Note>
  )
}
