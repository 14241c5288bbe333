import type { ResultSheets } from '#contract/judging.ts'
import type { SheetField, SheetValues } from '#domain/trials/sheet.ts'
import { groupsOf } from '#domain/trials/sheetGroups.ts'
import { useTranslate } from '../../i18n/useTranslate.ts'
import { GoneNote } from '../../sheets/GoneNote.tsx'
import { goneFields } from '../../sheets/goneFields.ts'
import type { Saver } from '../../sheets/saver.ts'
import { keyOf } from '../../sheets/unsaved.ts'
import { fullValue } from '../../sheets/values.ts'
import { useStore } from '../../store.ts'
import { fieldName, optionsOf } from '../field/fields.ts'
import type { Marking } from '../useMarking.ts'

interface Props {
  sheets: Pick<ResultSheets, 'kind' | 'trial' | 'lines' | 'rulebooks' | 'judges'>
  saver: Saver<SheetField>
  /** nobody marks practice done */
  marking?: Pick<Marking, 'kept' | 'dropKept'>
}

/** What was written of dogs that have no place in the trial any more. */
export function GoneDogs({ sheets, saver, marking }: Props) {
  const t = useTranslate()
  const here = new Set(sheets.lines.map(({ entryId }) => entryId))
  const fields = goneFields(useStore(saver.fields), here)
  const marks = [...(marking?.kept.values() ?? [])].filter(
    ({ entryId, refused }) => refused !== null && !here.has(entryId),
  )
  const written = new Map<number, SheetValues>()
  for (const { entryId, values } of marks) written.set(entryId, values)
  for (const { entryId, field, value } of fields)
    written.set(entryId, { ...written.get(entryId), [field]: value })
  const remove = () => {
    for (const field of fields) saver.giveUp(keyOf(field))
    for (const { entryId } of marks) marking?.dropKept(entryId)
  }
  const { kind, trial, rulebooks, judges } = sheets
  const order = groupsOf(kind, trial.type, rulebooks).flatMap((group) => group.fields)
  const words = (values: SheetValues) =>
    (Object.keys(values) as SheetField[])
      .toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
      .map((field) => {
        const options = optionsOf(t, field, rulebooks[0]!, judges)
        return [fieldName(t, field), fullValue(values[field], options)] as const
      })
  const dogs = new Map([...written].map(([entryId, values]) => [entryId, words(values)]))
  return <GoneNote told={t('results.gone.told')} dogs={dogs} onRemove={remove} />
}
