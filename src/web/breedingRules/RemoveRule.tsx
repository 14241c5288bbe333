import { useNavigate } from '@tanstack/react-router'
import type { BreedingRule } from '#contract/breedingRules.ts'
import { removeBreedingRule } from '#contract/endpoints/breedingRules.ts'
import { useChange } from '../client/useChange.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { ConfirmedAction } from '../ui/dialogs/ConfirmedAction.tsx'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { breedingRulesAddress } from './addresses.ts'
import { BREEDING_RULES } from './queries.ts'
import { useRuleWords } from './useRuleWords.ts'

/** Removes a draft. */
export function RemoveRule({ rule }: { rule: BreedingRule }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const { title, period } = useRuleWords()
  const { id, version } = rule
  const removal = useChange(removeBreedingRule, {
    invalidates: BREEDING_RULES,
    onSuccess: async () => {
      showSuccess(t('breedingRuleAdmin.removed', { name: title(rule) }))
      await navigate(breedingRulesAddress())
    },
    onError: (error) => toastRefusal(t, error),
  })
  return (
    <ConfirmedAction
      label={t('breedingRuleAdmin.remove')}
      question={t('breedingRuleAdmin.removeQuestion', { name: title(rule) })}
      help={period(rule)}
      blocked={null}
      dangerous
      call={removal}
      body={{ id, version }}
    />
  )
}
