import { use } from 'react'
import type { MergePreview } from '#contract/corrections.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FormScope } from '../../ui/forms/formScope.ts'
import { ChoiceInput } from '../../ui/inputs/ChoiceInput.tsx'
import { FactList } from '../../ui/layout/FactList.tsx'
import { Block, Columns, Heading, Text } from '../../ui/layout/parts.ts'
import { fieldLabel, useValueText } from '../words.ts'
import type { MergeRow } from './mergeRows.ts'

interface Props {
  preview: MergePreview
  rows: readonly MergeRow[]
}

/** What two records say differently: a choice where both say something, and what is kept in any case. */
export function Differences({ preview: { kept, other }, rows }: Props) {
  const t = useTranslate()
  const scope = use(FormScope)
  const { label, text } = useRowWords()
  const chosen = rows.filter((row) => row.chosen)
  const filled = rows.filter((row) => !row.chosen)
  const labels = Object.fromEntries(chosen.map((row) => [choiceName(row), label(row)]))
  return (
    <Block>
      <Heading mb={0.5}>{t('identity.merge.differences')}</Heading>
      {rows.length === 0 && <Text tone="muted">{t('identity.merge.noDifferences')}</Text>}
      {chosen.length > 0 && (
        <FormScope value={{ ...scope, labels: { ...scope.labels, ...labels } }}>
          <Text tone="muted" mb={1.5}>
            {t('identity.merge.differencesHelp')}
          </Text>
          <Columns from="md" gap={2}>
            {chosen.map((row) => (
              <ChoiceInput
                key={row.name}
                name={choiceName(row)}
                otherwise={kept.regnr}
                choices={[
                  { value: kept.regnr, label: text(row.kept, 'kept'), note: kept.regnr },
                  { value: other.regnr, label: text(row.other, 'other'), note: other.regnr },
                ]}
              />
            ))}
          </Columns>
        </FormScope>
      )}
      {filled.length > 0 && (
        <>
          <Heading component="h4" mt={2}>
            {t('identity.merge.filled')}
          </Heading>
          <Text tone="muted" mb={1}>
            {t('identity.merge.filledHelp')}
          </Text>
          <FactList facts={filled.map((row) => ({ label: label(row), value: keptText(row, text) }))} />
        </>
      )}
    </Block>
  )
}

const choiceName = ({ name }: MergeRow) => `right.${name}`

/** What is true of the dog without a choice: what one record knows, or what is true of either. */
function keptText({ kept, other }: MergeRow, text: ReturnType<typeof useRowWords>['text']): string {
  const isTrue = kept.some((one) => one.kept === 'true')
  return kept.length > 0 && (other.length === 0 || isTrue) ? text(kept, 'kept') : text(other, 'other')
}

function useRowWords() {
  const t = useTranslate()
  const valueText = useValueText()
  return {
    label: ({ fields: [first, ...others] }: MergeRow) =>
      others.length > 0 ? t('identity.merge.birth') : fieldLabel(t, first!),
    /** of what one record says; the day of birth tells the year */
    text: (values: MergeRow['kept'], side: 'kept' | 'other') => {
      const shown = values.some(({ field }) => field === 'birthDate') ? values.slice(0, 1) : values
      return shown.map((one) => valueText(one.field, one[side]!)).join(', ')
    },
  }
}
