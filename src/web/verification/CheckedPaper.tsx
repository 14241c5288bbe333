import { Suspense } from 'react'
import type { SignedPaper } from '#contract/verification.ts'
import { formatDate } from '#domain/dates.ts'
import { formatMoment } from '#domain/moments.ts'
import { withdrawPermission } from '#domain/verification/statement.ts'
import { useMay } from '../accounts/session/session.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FactList } from '../ui/layout/FactList.tsx'
import { Heading, Note, Text } from '../ui/layout/parts.ts'
import { Section } from '../ui/layout/Section.tsx'
import { StaffActions } from './lazyStaff.ts'
import { PaperRows } from './PaperRows.tsx'
import { SeeAlso } from './SeeAlso.tsx'
import { usePaperWords } from './usePaperWords.ts'

const TONES = { current: 'success', changed: 'warning', gone: 'warning', withdrawn: 'error' } as const

/** What has been found out about a paper. @param paper null: this service has not signed it */
export function CheckedPaper({ paper, code }: { paper: SignedPaper | null; code: string }) {
  const t = useTranslate()
  if (!paper)
    return (
      <Note role="status" tone="error" mb={3}>
        <Heading component="h2">{t('verification.states.notSigned')}</Heading>
        <Text mt={0.5}>{t('verification.explained.notSigned')}</Text>
      </Note>
    )
  return (
    <>
      <State paper={paper} />
      <Staff paper={paper} code={code} />
      <Section title={t('verification.said')}>
        <Facts paper={paper} />
        <PaperRows paper={paper} />
        <SeeAlso paper={paper} />
      </Section>
    </>
  )
}

function State({ paper: { state, withdrawal } }: { paper: SignedPaper }) {
  const t = useTranslate()
  const explained = withdrawal?.all ? 'withdrawnAll' : state
  return (
    <Note role="status" tone={TONES[state]} breaks>
      <Heading component="h2">{t(`verification.states.${state}`)}</Heading>
      <Text mt={0.5} measure="wide">
        {t(`verification.explained.${explained}`, {
          day: withdrawal && formatDate(withdrawal.withdrawnAt.slice(0, 10)),
          reason: withdrawal?.reason,
        })}
      </Text>
    </Note>
  )
}

/** What staff may do about it. */
function Staff({ paper, code }: { paper: SignedPaper; code: string }) {
  if (!useMay(withdrawPermission(paper.kind))) return null
  return (
    <Suspense fallback={null}>
      <StaffActions paper={paper} code={code} />
    </Suspense>
  )
}

function Facts({ paper }: { paper: SignedPaper }) {
  const t = useTranslate()
  const words = usePaperWords()
  const language = useLanguage()
  return (
    <FactList
      facts={[
        { label: t('verification.kind'), value: t(`verification.kinds.${paper.kind}`) },
        { label: t('verification.number'), value: paper.number },
        { label: t('verification.printedAt'), value: formatMoment(paper.printedAt, language) },
        ...paper.facts.map(({ fact, value, changed }) => ({
          label: t(`verification.facts.${fact}`),
          value: changed ? (
            <Text
              strong
              tone="warning"
            >{`${words.fact(fact, value)} (${t('verification.changedNow')})`}</Text>
          ) : (
            words.fact(fact, value)
          ),
        })),
      ]}
    />
  )
}
