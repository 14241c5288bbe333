import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { PageTitle } from '../../ui/layout/PageTitle.tsx'
import { AppLink } from '../../ui/links/AppLink.tsx'
import { STAFF_JUDGE_PATH, staffJudgesAddress } from '../addresses.ts'
import { judgeQuery } from '../queries.ts'
import { OfficialPage } from '../staff/OfficialPage.tsx'
import { JudgeForm, NewJudgeForm } from './JudgeForm.tsx'

/** `/hallinta/tuomarit/{id}`: one judge. */
export function JudgePage() {
  const { id } = useParams({ from: STAFF_JUDGE_PATH })
  const judge = useQuery(judgeQuery(id))
  return (
    <OfficialPage kind="judges" query={judge}>
      {(judge) => <JudgeForm key={judge.id} judge={judge} />}
    </OfficialPage>
  )
}

/** `/hallinta/tuomarit/uusi`: adds a judge. */
export function NewJudgePage() {
  const t = useTranslate()
  return (
    <>
      <PageTitle
        title={t('officials.judges.new')}
        lead={<AppLink {...staffJudgesAddress()}>{t('officials.judges.title')}</AppLink>}
      />
      <NewJudgeForm />
    </>
  )
}
