import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import {
  CONDITION_KINDS,
  type Condition,
  type ConditionKind,
  RELATIONS,
  type Relation,
} from '#domain/advancedSearch/conditions.ts'
import { useMay } from '../accounts/session/session.ts'
import { useModule } from '../client/service.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { oneOf } from '../searchValues.ts'
import { FormDialog } from '../ui/dialogs/FormDialog.tsx'
import { FilterSelect } from '../ui/filters/FilterSelect.tsx'
import { Form } from '../ui/forms/Form.tsx'
import { SubmitButton } from '../ui/forms/SubmitButton.tsx'
import { Stack, Text } from '../ui/layout/parts.ts'
import { useDebounced } from '../ui/useDebounced.ts'
import type { AdvancedSearch } from './addresses.ts'
import { ConditionFields } from './ConditionFields.tsx'
import { type ConditionValues, fieldsOf, readCondition, resolverOf, valuesOf } from './conditionForm.ts'
import { countQuery } from './queries.ts'

/** Whoever types several signs in a row asks once. */
const SETTLED_MS = 400

const BOUNDS: ReadonlySet<string> = new Set(['from', 'to'])

interface Props {
  /** null: a new one */
  condition: Condition | null
  /** the search with the condition in its place */
  searchWith: (condition: Condition) => AdvancedSearch
  onSave: (condition: Condition) => void
  onClose: () => void
}

/** Adds or changes a condition: what of whom, then its values; how many dogs the search would find is told while one types. */
export function ConditionDialog({ condition, searchWith, onSave, onClose }: Props) {
  const t = useTranslate()
  const kinds = useKinds()
  const [kind, setKind] = useState<ConditionKind>(condition?.kind ?? 'health')
  const [of, setOf] = useState<Relation>(condition?.of ?? 'dog')
  return (
    <FormDialog title={t(condition ? 'advancedSearch.edit' : 'advancedSearch.add')} onClose={onClose}>
      <Stack mb={2}>
        <FilterSelect
          label={t('advancedSearch.who')}
          value={of}
          none={null}
          options={RELATIONS.map((value) => ({ value, label: t(`advancedSearch.of.${value}`) }))}
          onChange={(value) => setOf(oneOf(value as Relation, RELATIONS) ?? 'dog')}
        />
        <FilterSelect
          label={t('advancedSearch.kind')}
          value={kind}
          none={null}
          options={kinds.map((value) => ({ value, label: t(`advancedSearch.kinds.${value}`) }))}
          onChange={(value) => setKind(oneOf(value as ConditionKind, CONDITION_KINDS) ?? kind)}
        />
      </Stack>
      <ConditionForm
        key={kind}
        kind={kind}
        of={of}
        condition={condition}
        searchWith={searchWith}
        onSave={onSave}
      />
    </FormDialog>
  )
}

/** Trials where the club has them; who is alive for those who see every death. */
function useKinds(): readonly ConditionKind[] {
  const hasTrials = useModule('kaer')
  const seesDeaths = useMay('owners.see')
  return CONDITION_KINDS.filter((kind) => {
    if (kind === 'alive') return seesDeaths
    return hasTrials || (kind !== 'trial' && kind !== 'score')
  })
}

type FormProps = Omit<Props, 'onClose'> & { kind: ConditionKind; of: Relation }

function ConditionForm({ kind, of, condition, searchWith, onSave }: FormProps) {
  const t = useTranslate()
  const form = useForm({
    resolver: resolverOf(kind, of),
    shouldFocusError: false,
    defaultValues: { ...valuesOf(kind, condition) },
  })
  const unit = (name: string) =>
    BOUNDS.has(name) ? t(`advancedSearch.unitsOf.${kind}`, { defaultValue: '' }) : ''
  const labels = Object.fromEntries(
    fieldsOf(kind).map(([name]) => [
      name,
      `${t(`advancedSearch.fields.${name}`, { defaultValue: name })}${unit(name)}`,
    ]),
  )
  const values = useWatch({ control: form.control }) as ConditionValues
  return (
    <Form wide form={form} labels={labels} onSubmit={async (made) => onSave(made)}>
      <ConditionFields kind={kind} />
      <Estimate kind={kind} of={of} values={values} searchWith={searchWith} />
      <SubmitButton>{t(condition ? 'advancedSearch.change' : 'advancedSearch.addIt')}</SubmitButton>
    </Form>
  )
}

/** How many dogs would be found with what stands in the fields. */
function Estimate({
  kind,
  of,
  values,
  searchWith,
}: Pick<FormProps, 'kind' | 'of' | 'searchWith'> & { values: ConditionValues }) {
  const t = useTranslate()
  const read = readCondition(kind, of, values)
  const asked = useDebounced(
    'condition' in read ? JSON.stringify(searchWith(read.condition)) : '',
    SETTLED_MS,
  )
  const { data } = useQuery(countQuery(asked === '' ? undefined : (JSON.parse(asked) as AdvancedSearch)))
  return (
    <Text role="status" tone="muted">
      {asked === '' || data === undefined
        ? t('advancedSearch.estimateWaits')
        : t('advancedSearch.estimate', { count: data.total })}
    </Text>
  )
}
