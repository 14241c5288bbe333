import Button from '@mui/material/Button'
import type { TrialDetails } from '#contract/organising.ts'
import { formatDate } from '#domain/dates.ts'
import { sheetKinds } from '#domain/trials/sheet.ts'
import { useMay } from '../../../accounts/session/session.ts'
import { checkInAddress, participantsAddress } from '../../../entries/addresses.ts'
import { codeText } from '../../../i18n/errorText.ts'
import { useTranslate } from '../../../i18n/useTranslate.ts'
import { sheetsAddress } from '../../../judging/addresses.ts'
import { recordAddress } from '../../../papers/addresses.ts'
import { signingAddress } from '../../../signing/addresses.ts'
import { Block, Panel, Row, Text } from '../../../ui/layout/parts.ts'
import { LinkButton } from '../../../ui/links/AppLink.tsx'
import { trialFieldsAddress } from '../../addresses.ts'
import { MissingFields } from '../actions/MissingFields.tsx'
import type { ButtonAction } from '../actions/trialActions.ts'
import { type NextPlace, nextStepOf, type NextStep as Step } from '../nextStep.ts'
import { dogsOf, offered, publicAddress, waitsForDraw } from '../trialParts.ts'
import { stageOf } from './LifeLine.tsx'

interface Props {
  trial: TrialDetails
  busy: boolean
  onStart: (action: ButtonAction) => void
}

/** The one thing that is to be done next, with the button or link that does it. */
export function NextStep({ trial, busy, onStart }: Props) {
  const t = useTranslate()
  const maySave = useMay('results.save')
  const step = nextStepOf(trial, stageOf(trial), maySave)
  if (!step) return null
  const { why, action, place } = step
  return (
    <Panel component="section" aria-label={t('trialAdmin.next.label')}>
      <Row align="center" gap={2} between>
        <Block measure="text">
          <Text strong>{reasonOf(step)}</Text>
          {why === 'incomplete' && <MissingFields trial={trial} />}
        </Block>
        {action && (
          <Button variant="contained" loading={busy} onClick={() => onStart(action)}>
            {t(`trialAdmin.actions.${action}`)}
          </Button>
        )}
        {place && (
          <LinkButton {...addressOf(place)} variant="contained">
            {t(`trialAdmin.next.to.${place}`)}
          </LinkButton>
        )}
      </Row>
    </Panel>
  )

  function reasonOf({ why: reason }: Step): string {
    if (reason === 'blockedEnd') return codeText(t, offered(trial, 'end')?.blockedBy ?? '')
    const { done, fields, unseen } = trial
    const dogs = waitsForDraw(trial) ? trial.entered : dogsOf(trial)
    const places = waitsForDraw(trial) ? null : trial.places
    return t(`trialAdmin.next.${reason}`, {
      done,
      dogs: places === null ? String(dogs) : t('trialAdmin.dogsOf', { taken: dogs, places }),
      count: dogs,
      unseen,
      opens: fields.registrationStart && formatDate(fields.registrationStart),
      closes: fields.registrationEnd && formatDate(fields.registrationEnd),
    })
  }

  function addressOf(where: NextPlace) {
    const { id, fields } = trial
    switch (where) {
      case 'fields':
        return trialFieldsAddress(id)
      case 'participants':
        return participantsAddress(id)
      case 'checkIn':
        return checkInAddress(id)
      case 'sheets':
        return sheetsAddress(id, sheetKinds(fields.type, fields.divided)[0])
      case 'signing':
        return signingAddress(id)
      case 'record':
        return recordAddress(id)
      case 'publicPage':
        return publicAddress(trial)!
    }
  }
}
