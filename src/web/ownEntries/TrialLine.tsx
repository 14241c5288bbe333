import type { OwnEntry } from '#contract/ownEntries.ts'
import { trialAddress } from '../calendar/addresses.ts'
import { TrialDates } from '../calendar/TrialDates.tsx'
import { useNames } from '../i18n/useNames.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { AppLink } from '../ui/links/AppLink.tsx'

/** When, what, where and by whom: a trial in one line that leads to its page. */
export function TrialLine({ trial }: { trial: OwnEntry['trial'] }) {
  const t = useTranslate()
  const names = useNames()
  const { date, kaerNr, type, place, club } = trial
  return (
    <>
      <TrialDates trial={trial} />
      {' · '}
      <AppLink {...trialAddress(date, kaerNr)} underline="always">
        {`${t(`trialPages.one.types.${type}`)}, ${names.place(place)}`}
      </AppLink>
      {` · ${club}`}
    </>
  )
}
