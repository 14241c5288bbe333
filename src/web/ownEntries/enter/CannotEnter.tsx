import type { EntryForm } from '#contract/ownEntries.ts'
import { formatDate } from '#domain/dates.ts'
import { trialAddress } from '../../calendar/addresses.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { OrganiserContact } from '../../trials/OrganiserContact.tsx'
import { Block, Heading } from '../../ui/layout/parts.ts'
import { LinkButton } from '../../ui/links/AppLink.tsx'
import { EmptyState } from '../../ui/loading/EmptyState.tsx'

type Reason = 'coming' | 'closed' | 'held' | 'cancelled' | 'noMethod' | 'noFee'

/** Why nobody enters here now; null: one may. */
export function whyNotEnter({ trial: { phase }, methods, products }: EntryForm): Reason | null {
  if (phase !== 'open' && phase !== 'full') return phase
  if (methods.every(({ refused }) => refused)) return 'noMethod'
  return products.length === 0 ? 'noFee' : null
}

interface Props {
  trial: EntryForm['trial']
  reason: Reason
}

/** Stands instead of the form: why nobody enters here now, and whom to ask. */
export function CannotEnter({ trial, reason }: Props) {
  const t = useTranslate()
  const { date, kaerNr, registrationStart, registrationEnd } = trial
  const words = {
    from: registrationStart && formatDate(registrationStart),
    to: registrationEnd && formatDate(registrationEnd),
  }
  return (
    <>
      <EmptyState
        title={t(`ownEntries.enter.not.${reason}`, words)}
        actions={
          <LinkButton {...trialAddress(date, kaerNr)} activeOptions={{ exact: true }} variant="outlined">
            {t('ownEntries.toTrial')}
          </LinkButton>
        }
      >
        {t(`ownEntries.enter.notHelp.${reason}`, words)}
      </EmptyState>
      {reason !== 'held' && (
        <Block mt={3}>
          <Heading component="h2" mb={0.5}>
            {t('ownEntries.organiser')}
          </Heading>
          <OrganiserContact trial={trial} />
        </Block>
      )}
    </>
  )
}
