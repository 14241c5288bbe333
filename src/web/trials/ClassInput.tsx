import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { useFormContext } from 'react-hook-form'
import type { WaterStanding } from '#contract/dogs.ts'
import type { TrialDog } from '#contract/entries.ts'
import { formatDate } from '#domain/dates.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import { trialAddress } from '../calendar/addresses.ts'
import { useNames } from '../i18n/useNames.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { type Choice, ChoiceInput } from '../ui/inputs/ChoiceInput.tsx'
import { Note, Text } from '../ui/layout/parts.ts'
import { AppLink } from '../ui/links/AppLink.tsx'
import { ErrorState } from '../ui/loading/ErrorState.tsx'
import { type AskedDog, trialDogQuery } from './queries.ts'
import { WaterOnTrialDay } from './WaterStanding.tsx'

interface Props {
  dog: AskedDog
  trial: { readonly id: number; readonly classes: readonly TrialClass[] }
  /** the class that the entry has already */
  own?: TrialClass
  /** what is needed before the classes are known; left out: that a dog is chosen */
  choose?: string | undefined
}

/** The class of an entry: each class of the trial, with the reasons against it for this dog. */
export function ClassInput({ dog, trial, own, choose }: Props) {
  const t = useTranslate()
  const { data, error, isFetching, refetch } = useQuery(trialDogQuery(dog, trial.id))
  const known = dog ? data : undefined
  useOnlyClass(known, trial.classes, own)
  const choices = trial.classes.map((name): Choice => {
    const reasons = known?.eligibility[name].reasons ?? []
    return {
      value: name,
      label: `${name}, ${t(`trials.classes.${name}`)}`,
      note: classNote(
        reasons.map((code) => t(`errors.${code}`)),
        known?.water?.[name],
      ),
      disabled: name !== own && (known === undefined || reasons.length > 0),
    }
  })
  const help = () => {
    if (!dog) return choose ?? t('trials.classInput.choose')
    if (isFetching) return t('trials.classInput.checking')
    return own === undefined && known?.entered ? t('errors.ENTRY_EXISTS') : undefined
  }
  return (
    <>
      <ChoiceInput name="class" choices={choices} help={help()} />
      {own === undefined && known && <SameDays trials={known.sameDays} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
    </>
  )
}

/** Nobody can be in two places: told before it is paid, and not refused, as one of the two may be meant to be cancelled. */
function SameDays({ trials }: { trials: TrialDog['sameDays'] }) {
  const t = useTranslate()
  const names = useNames()
  if (trials.length === 0) return null
  return (
    <Note tone="warning">
      {trials.map(({ date, kaerNr, place }) => (
        <Text key={`${date} ${kaerNr}`}>
          {t('trials.classInput.sameDays')}{' '}
          <AppLink {...trialAddress(date, kaerNr)} underline="always">
            {`${names.place(place)} ${formatDate(date)}`}
          </AppLink>
        </Text>
      ))}
    </Note>
  )
}

/** What stands against a class; else what the dog's earlier water and track work is worth there (undefined: it does not matter). */
function classNote(reasons: readonly string[], water: WaterStanding | null | undefined): ReactNode {
  if (reasons.length > 0) return reasons.join(' ')
  return water === undefined ? undefined : <WaterOnTrialDay standing={water} />
}

/** Chooses the class where the dog may start in only one. */
function useOnlyClass(
  dog: TrialDog | undefined,
  classes: readonly TrialClass[],
  own: TrialClass | undefined,
): void {
  const { setValue } = useFormContext()
  const open = dog ? classes.filter((name) => dog.eligibility[name].ok) : []
  const only = own === undefined && open.length === 1 ? open[0] : undefined
  useEffect(() => {
    if (only) setValue('class', only, { shouldDirty: true, shouldValidate: true })
  }, [only, setValue])
}
