import type { OwnEntry } from '#contract/ownEntries.ts'
import { trialAddress } from '../../calendar/addresses.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { Block } from '../../ui/layout/parts.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { enterAddress } from '../addresses.ts'
import { PayingChoice } from './PayingChoice.tsx'
import type { Situation } from './situation.ts'

interface Props {
  entry: OwnEntry
  situation: Situation
}

/** The one thing to do next: pay, enter again, see the results; nothing where one waits. */
export function NextStep({ entry, situation }: Props) {
  const { phase } = entry.trial
  const step = () => {
    if (situation === 'expired' && (phase === 'open' || phase === 'full')) return <EnterAgain entry={entry} />
    if (situation === 'trialHeld') return <ToResults entry={entry} />
    return PAYABLE.includes(situation) ? (
      <PayingChoice entry={entry} isRepeated={situation === 'stillWaiting'} />
    ) : null
  }
  const shown = step()
  return (
    shown && (
      <Block mt={2} data-print="no">
        {shown}
      </Block>
    )
  )
}

function EnterAgain({ entry: { dog, trial } }: Pick<Props, 'entry'>) {
  const t = useTranslate()
  return (
    <LinkButton {...enterAddress(trial.date, trial.kaerNr, { koira: dog.regnr })} variant="contained">
      {t('ownEntries.one.enterAgain')}
    </LinkButton>
  )
}

function ToResults({ entry: { trial } }: Pick<Props, 'entry'>) {
  const t = useTranslate()
  return (
    <LinkButton
      {...trialAddress(trial.date, trial.kaerNr)}
      activeOptions={{ exact: true }}
      variant="contained"
    >
      {t('ownEntries.one.toResults')}
    </LinkButton>
  )
}

const PAYABLE: readonly Situation[] = ['held', 'billed', 'offered', 'placedUnpaid', 'stillWaiting']
