import type { MemberPreview } from '#contract/memberLists.ts'
import { MEMBER_COLUMNS } from '#domain/accounts/memberColumns.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { FieldLabel, Fieldset, Row } from '../../ui/layout/parts.ts'
import { type ChosenList, changeChoices } from './chosenList.ts'

interface Props {
  list: ChosenList
  preview: MemberPreview
}

/** Which column of the list is which; those that their headings tell are chosen already. */
export function ColumnChoices({ list, preview }: Props) {
  const t = useTranslate()
  const { header } = preview
  // What has just been chosen, although its preview may not have come yet.
  const columns = list.columns ?? preview.columns
  const options = header.map((heading, place) => ({
    value: String(place),
    label: heading || t('memberLists.unnamedColumn', { number: place + 1 }),
  }))
  return (
    <Fieldset>
      <FieldLabel component="legend">{t('memberLists.columnsTitle')}</FieldLabel>
      <Row gap={2} mb={3}>
        {MEMBER_COLUMNS.map((column) => (
          <FilterSelect
            key={column}
            label={t(`memberLists.columns.${column}`)}
            value={String(columns[column] ?? '')}
            options={options}
            none={t('memberLists.noColumn')}
            onChange={(value) =>
              changeChoices({ columns: { ...columns, [column]: value === '' ? null : Number(value) } })
            }
          />
        ))}
      </Row>
    </Fieldset>
  )
}
