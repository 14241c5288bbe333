import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { BreedingRule, BreedingRuleFields } from '#contract/breedingRules.ts'
import {
  allBreedingRules,
  createBreedingRule,
  editBreedingRule,
  previewBreedingRule,
} from '#contract/endpoints/breedingRules.ts'
import { useOwnDraft } from '../../accounts/session/session.ts'
import { ask } from '../../client/calls.ts'
import { queryOf } from '../../client/queries.ts'
import { useChange } from '../../client/useChange.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { forgetDraft } from '../../ui/drafts/drafts.ts'
import { useDraftForm } from '../../ui/drafts/useDraftForm.ts'
import { useVersionedForm } from '../../ui/drafts/useVersionedForm.ts'
import { VersionedForm } from '../../ui/drafts/VersionedForm.tsx'
import { Form } from '../../ui/forms/Form.tsx'
import { SubmitButton } from '../../ui/forms/SubmitButton.tsx'
import { Row, Text } from '../../ui/layout/parts.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { Loaded } from '../../ui/loading/Loaded.tsx'
import { showSuccess } from '../../ui/toasts/toasts.ts'
import { breedingRuleAddress } from '../addresses.ts'
import { PreviewWords } from '../PreviewWords.tsx'
import { BREEDING_RULES, breedingRulesQuery } from '../queries.ts'
import { RuleFields, useRuleLabels } from './RuleFields.tsx'
import { newRuleValues, type RuleValues, ruleResolver, ruleValues } from './ruleValues.ts'

/** Lists in words, for whoever compares two versions. */
const listWords = (field: string, value: unknown): string | undefined => {
  if (field === 'conditions')
    return (value as RuleValues['conditions']).map(({ point, type }) => `${point} ${type}`).join(', ')
  return field === 'cases' ? (value as RuleValues['cases']).map(({ name }) => name).join(', ') : undefined
}

/** Keeps what was saved in the list of the page, and says that it was. */
function useSaved() {
  const t = useTranslate()
  const queries = useQueryClient()
  return {
    keep: (saved: BreedingRule) =>
      queries.setQueryData(breedingRulesQuery.queryKey, (all = []) =>
        all.some(({ id }) => id === saved.id)
          ? all.map((one) => (one.id === saved.id ? saved : one))
          : [saved, ...all],
      ),
    onSaved: () => showSuccess(t('breedingRuleAdmin.saved')),
  }
}

/** A draft to be changed. */
export function RuleForm({ rule }: { rule: BreedingRule }) {
  const t = useTranslate()
  const { mutateAsync } = useChange(editBreedingRule, { invalidates: BREEDING_RULES })
  const [previewed, setPreviewed] = useState<BreedingRuleFields>()
  const versioned = useVersionedForm({
    draft: useOwnDraft(`breedingRules.${rule.id}`),
    stored: rule,
    resolver: ruleResolver,
    valuesOf: ruleValues,
    load: async () => (await ask(allBreedingRules)).find(({ id }) => id === rule.id) ?? rule,
    save: (values: BreedingRuleFields, { id, version }) => mutateAsync({ id, version, rule: values }),
    ...useSaved(),
  })
  return (
    <Section title={t('breedingRuleAdmin.draft')}>
      <VersionedForm versioned={versioned} labels={useRuleLabels()} words={listWords} byButton wide>
        <RuleFields />
        <Row gap={2}>
          <SubmitButton>{t('breedingRuleAdmin.save')}</SubmitButton>
          <PreviewButton onPreview={setPreviewed} />
        </Row>
      </VersionedForm>
      {previewed && <Preview rule={previewed} replaces={rule.replaces} />}
    </Section>
  )
}

/** A new draft. */
export function NewRuleForm({ former }: { former: BreedingRule | undefined }) {
  const t = useTranslate()
  const navigate = useNavigate()
  const draft = useOwnDraft(former ? `nextBreedingRule.${former.id}` : 'newBreedingRule')
  const { keep, onSaved } = useSaved()
  const [previewed, setPreviewed] = useState<BreedingRuleFields>()
  const form = useDraftForm({ draft, resolver: ruleResolver, defaultValues: newRuleValues(former) })
  const replaces = former?.id ?? null
  const { mutateAsync } = useChange(createBreedingRule, {
    invalidates: BREEDING_RULES,
    async onSuccess(saved) {
      forgetDraft(draft.name)
      keep(saved)
      onSaved()
      await navigate(breedingRuleAddress(saved.id))
    },
  })
  return (
    <Section title={t('breedingRuleAdmin.draft')}>
      <Form
        form={form}
        labels={useRuleLabels()}
        onSubmit={(rule: BreedingRuleFields) => mutateAsync({ rule, replaces })}
        byButton
        wide
      >
        <RuleFields />
        <Row gap={2}>
          <SubmitButton>{t('breedingRuleAdmin.save')}</SubmitButton>
          <PreviewButton onPreview={setPreviewed} />
        </Row>
      </Form>
      {previewed && <Preview rule={previewed} replaces={replaces} />}
    </Section>
  )
}

/** Shows what is typed against its cases and the litters, once it can be read. */
function PreviewButton({ onPreview }: { onPreview: (rule: BreedingRuleFields) => void }) {
  const t = useTranslate()
  const { handleSubmit } = useFormContext<RuleValues, unknown, BreedingRuleFields>()
  return (
    <Button variant="outlined" onClick={() => void handleSubmit(onPreview)()}>
      {t('breedingRuleAdmin.preview')}
    </Button>
  )
}

/** Nothing of it is saved. */
function Preview({ rule, replaces }: { rule: BreedingRuleFields; replaces: number | null }) {
  const t = useTranslate()
  const query = useQuery(queryOf(previewBreedingRule, { body: { rule, replaces } }))
  return (
    <Section title={t('breedingRuleAdmin.previewTitle')}>
      <Text tone="muted" mb={2} measure="text">
        {t('breedingRuleAdmin.previewHelp')}
      </Text>
      <Loaded query={query} failed={t('breedingRuleAdmin.previewFailed')} rows={4} rowHeight={40}>
        {(found) => <PreviewWords preview={found} />}
      </Loaded>
    </Section>
  )
}
