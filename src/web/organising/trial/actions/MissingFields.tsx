import type { TrialDetails } from '#contract/organising.ts'
import { inactiveJudges } from '#domain/trials/trialForm.ts'
import { codeText } from '../../../i18n/errorText.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { BulletList } from '../../../ui/layout/parts.ts'
import { AppLink } from '../../../ui/links/AppLink.tsx'
import { trialFieldsAddress } from '../../addresses.ts'
import { formName } from '../../form/trialValues.ts'
import { offered } from '../trialParts.ts'

/** What a draft still lacks before it may be published, each with a link to its field. */
export function MissingFields({ trial }: { trial: TrialDetails }) {
  const t = useTranslate()
  const { id, fields, judges } = trial
  const byId = new Map(judges.map((judge) => [judge.id, judge]))
  const details = { judge: inactiveJudges(fields.judgeIds, byId) }
  const faults = Object.entries(offered(trial, 'publish')?.fields ?? {})
  const first = faults.filter(([, code], index) => faults.findIndex(([, other]) => other === code) === index)
  return (
    <BulletList mt={0.5} aria-label={t('trialAdmin.missing.title')}>
      {first.map(([field, code]) => (
        <li key={field}>
          <AppLink {...trialFieldsAddress(id, formName(field))} underline="always">
            {codeText(t, code, undefined, details)}
          </AppLink>
        </li>
      ))}
    </BulletList>
  )
}
