import { useQuery } from '@tanstack/react-query'
import type { TrialDetails } from '#contract/organising.ts'
import { sheetKinds } from '#domain/trials/sheet.ts'
import { useMay } from '../../../accounts/session/session.ts'
import { participantsAddress } from '../../../entries/addresses.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { sheetsAddress } from '../../../judging/addresses.ts'
import { signingAddress } from '../../../signing/addresses.ts'
import { AppLink } from '../../../ui/links/AppLink.tsx'
import { TabLinks } from '../../../ui/links/TabLinks.tsx'
import { finnishToday } from '../../../ui/values/days.ts'
import { staffTrialAddress, trialFieldsAddress, trialLogAddress } from '../../addresses.ts'
import { staffTrialQuery } from '../../queries.ts'
import { offered, organises } from '../trialParts.ts'

/** The parts of a trial that the reader may see; `trialId` of a page that has the trial for itself. */
export function TrialTabs({ trialId }: { trialId: number }) {
  const mayRead = useMay('trials.read')
  const { data } = useQuery({ ...staffTrialQuery(trialId), enabled: mayRead })
  return data ? <Tabs trial={data} /> : null
}

function Tabs({ trial }: { trial: TrialDetails }) {
  const t = useTranslate()
  const maySave = useMay('results.save')
  const decides = useMay('results.correct')
  const { id, kaerNr, fields, actions } = trial
  const held = kaerNr !== null && fields.date !== null && fields.date <= finnishToday()
  const signable = held && (decides || offered(trial, 'end') !== undefined)
  return (
    <TabLinks label={t('trialAdmin.tabs.label')}>
      <AppLink {...staffTrialAddress(id)} activeOptions={{ exact: true, includeSearch: false }}>
        {t('trialAdmin.tabs.overview')}
      </AppLink>
      {organises(trial) && (
        <AppLink {...participantsAddress(id)}>{t('trialAdmin.tabs.participants')}</AppLink>
      )}
      {maySave &&
        kaerNr !== null &&
        sheetKinds(fields.type, fields.divided).map((kind) => (
          <AppLink key={kind} {...sheetsAddress(id, kind)} activeOptions={{ includeSearch: false }}>
            {t(`trialAdmin.tabs.${kind}`)}
          </AppLink>
        ))}
      {signable && <AppLink {...signingAddress(id)}>{t('trialAdmin.tabs.signing')}</AppLink>}
      <AppLink {...trialFieldsAddress(id)} activeOptions={{ includeSearch: false }}>
        {t('trialAdmin.tabs.fields')}
      </AppLink>
      {actions.length > 0 && <AppLink {...trialLogAddress(id)}>{t('trialAdmin.tabs.log')}</AppLink>}
    </TabLinks>
  )
}
