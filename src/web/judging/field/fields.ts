import type { JudgingRulebook, ResultJudge } from '#contract/judging.ts'
import { TERRAINS, WEATHERS } from '#domain/trials/conditionFields.ts'
import { OUTCOMES } from '#domain/trials/results.ts'
import type { SheetField, SheetValue } from '#domain/trials/sheet.ts'
import { valuesOf } from '#domain/trials/sheetFields.ts'
import type { Translate } from '../../i18n/useTranslate.ts'
import type { Option } from '../../sheets/values.ts'

/** The name of a field. Letters of water and track features stay as they are; some have a word as well. */
export function fieldName(t: Translate, field: SheetField | 'class'): string {
  const name = t(
    [
      `results.fields.${field}`,
      `trials.conditions.${field}`,
      `trials.parts.${field}`,
      `trials.features.${field}`,
    ],
    {
      defaultValue: '',
    },
  )
  if (name) return name
  const word = t(`trials.waterFeatures.${field}`, { defaultValue: '' })
  return word ? `${field.toUpperCase()} ${word}` : field.toUpperCase()
}

/** What a field may be set to; null where it is a free number or a text. */
export function optionsOf(
  t: Translate,
  field: SheetField,
  rulebook: JudgingRulebook,
  judges: readonly ResultJudge[],
): readonly Option[] | null {
  const option = (value: SheetValue, label: string, short = label): Option => ({ value, label, short })
  if (field === 'outcome') return OUTCOMES.map((outcome) => option(outcome, t(`trials.outcomes.${outcome}`)))
  if (field === 'judgeId') return judges.map(({ id, name }) => option(id, name, initials(name)))
  if (field === 'shotOver')
    return [true, false].map((shot) => option(shot, t(shot ? 'common.yes' : 'common.no')))
  if (field === 'weather') return WEATHERS.map((one) => option(one, t(`trials.conditions.weathers.${one}`)))
  if (field === 'terrain') return TERRAINS.map((one) => option(one, t(`trials.conditions.terrains.${one}`)))
  return valuesOf(rulebook, field)?.map((value) => option(value, String(value))) ?? null
}

/** How many letters a cell has room for. */
const MAX_INITIALS = 4

/** `TT` of `Tuomas Tuomari`; of a name of many parts the first ones and the last. */
function initials(name: string): string {
  const letters = name.split(/[\s-]+/).map((part) => part.slice(0, 1).toUpperCase())
  const shown =
    letters.length > MAX_INITIALS ? [...letters.slice(0, MAX_INITIALS - 1), ...letters.slice(-1)] : letters
  return shown.join('')
}
