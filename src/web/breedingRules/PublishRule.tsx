import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { BreedingRule, RulePreview } from '#contract/breedingRules.ts'
import { previewBreedingRule, publishBreedingRule } from '#contract/endpoints/breedingRules.ts'
import { queryIf } from '../client/queries.ts'
import { useChange } from '../client/useChange.ts'
import { codeText } from '../i18n/errorText.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { ConfirmDialog } from '../ui/dialogs/ConfirmDialog.tsx'
import { Note } from '../ui/layout/parts.ts'
import { Loaded } from '../ui/loading/Loaded.tsx'
import { toastRefusal } from '../ui/toasts/toastRefusal.ts'
import { showSuccess } from '../ui/toasts/toasts.ts'
import { PreviewWords } from './PreviewWords.tsx'
import { BREEDING_RULES } from './queries.ts'
import { useRuleWords } from './useRuleWords.ts'

/** Publishes a draft as it is saved, after asking with the difference that it makes. */
export function PublishRule({ rule }: { rule: BreedingRule }) {
  const t = useTranslate()
  const { title } = useRuleWords()
  const [asking, setAsking] = useState(false)
  const { id, version, state: _state, replaces, ...fields } = rule
  const preview = useQuery(
    queryIf(previewBreedingRule, asking ? { body: { rule: fields, replaces } } : undefined),
  )
  const publishing = useChange(publishBreedingRule, {
    invalidates: BREEDING_RULES,
    onSuccess: () => showSuccess(t('breedingRuleAdmin.published', { name: title(rule) })),
    onError: (error) => {
      toastRefusal(t, error)
      void preview.refetch()
    },
  })
  const refusal = preview.data && refusalOf(preview.data)
  const publish = async () => {
    if (!preview.data) return
    const { litters, changed } = preview.data
    await publishing.mutateAsync({ id, version, seen: { litters, changed } }).then(
      () => setAsking(false),
      // A failure has been told by the call itself.
      () => {},
    )
  }
  return (
    <>
      <Button variant="contained" onClick={() => setAsking(true)}>
        {t('breedingRuleAdmin.publish')}
      </Button>
      <ConfirmDialog
        open={asking}
        question={t('breedingRuleAdmin.publishQuestion', { name: title(rule) })}
        action={t('breedingRuleAdmin.publish')}
        busy={publishing.isPending || preview.isFetching}
        disabled={!preview.data || refusal !== null}
        onConfirm={() => void publish()}
        onClose={() => setAsking(false)}
      >
        <Loaded query={preview} failed={t('breedingRuleAdmin.previewFailed')} rows={3} rowHeight={32}>
          {(found) => (
            <>
              {refusal && (
                <Note tone="warning" mb={2}>
                  {codeText(t, refusal)}
                </Note>
              )}
              <PreviewWords preview={found} />
            </>
          )}
        </Loaded>
      </ConfirmDialog>
    </>
  )
}

/** Why a draft cannot be published; null: it can. */
function refusalOf({ failures, withoutCase }: RulePreview) {
  if (failures.length > 0) return 'BREEDING_RULE_CASES_FAIL'
  return withoutCase.length > 0 ? 'BREEDING_RULE_WITHOUT_CASE' : null
}
