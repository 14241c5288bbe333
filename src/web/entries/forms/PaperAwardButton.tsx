import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import type { TrialDog } from '#contract/entries.ts'
import type { TrialClass } from '#domain/trials/results.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { type AskedDog, trialDogQuery } from '../../trials/queries.ts'

interface Props {
  dog: AskedDog
  trial: { readonly id: number; readonly classes: readonly TrialClass[] }
  onOpen: () => void
}

/** Asks for an award that the register does not know, where one would open a class to the dog. */
export function PaperAwardButton({ dog, trial, onOpen }: Props) {
  const t = useTranslate()
  const { data } = useQuery(trialDogQuery(dog, trial.id))
  if (!dog || !data || !lacksAward(data, trial.classes)) return null
  return <Button onClick={onOpen}>{t('entries.paper.open')}</Button>
}

/** What an award would change. */
const lacksAward = ({ eligibility }: TrialDog, classes: readonly TrialClass[]): boolean =>
  classes.some((name) =>
    eligibility[name].reasons.some((code) => code === 'SHOW_AWARD_MISSING' || code === 'FIRST_PRIZE_MISSING'),
  )
