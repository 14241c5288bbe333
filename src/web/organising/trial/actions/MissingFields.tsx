import type { TrialDetails } from '#contract/organising.ts'
import { inactiveJudges } from '#domain/trials/trialForm.ts'
import { codeText } from '../../../i18n/errorText.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { BulletList } from '../../../ui/layout/parts.ts'

interface Props {
  trial: TrialDetails
  codes: readonly string[]
}

/** What a draft still lacks before it may be published: the codes, each once. */
export function MissingFields({ trial: { fields, judges }, codes }: Props) {
  const t = useTranslate()
  const byId = new Map(judges.map((judge) => [judge.id, judge]))
  const details = { judge: inactiveJudges(fields.judgeIds, byId) }
  return (
    <BulletList mt={0.5} aria-label={t('trialAdmin.missing.title')}>
      {codes.map((code) => (
        <li key={code}>{codeText(t, code, undefined, details)}</li>
      ))}
    </BulletList>
  )
}
