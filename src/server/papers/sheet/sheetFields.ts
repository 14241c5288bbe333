import { fillText } from '#contract/translation.ts'
import { type ConditionField, isCondition, TERRAINS, WEATHERS } from '#domain/trials/conditionFields.ts'
import { partsOf } from '#domain/trials/judging.ts'
import { KIND_RULES } from '#domain/trials/kinds.ts'
import { OUTCOMES, type Outcome } from '#domain/trials/results.ts'
import { PARTS, type Part } from '#domain/trials/rulebook.ts'
import type { SheetField } from '#domain/trials/sheet.ts'
import { scaleOf, valuesOf } from '#domain/trials/sheetFields.ts'
import { groupsOf } from '#domain/trials/sheetGroups.ts'
import type { PaperFrame } from '../paper.ts'
import { NONE, type PaperTexts } from '../texts.ts'
import type { Choice, Form } from './form.ts'
import type { FilledSheet, SheetDog } from './sheetDog.ts'

const WORD_BOX = 43

/** Every field with its allowed values, group by group, as the judge goes through them. */
export function drawFields(form: Form, { trial, words }: PaperFrame, sheet: SheetDog): void {
  const { groups } = words.papers.sheet
  const filled = sheet.filled ? [sheet.filled.values] : []
  for (const { code, fields } of groupsOf(sheet.kind, trial.type, [sheet.line.rulebook], filled)) {
    if (code === 'start' || code === 'paper') continue
    form.heading(groups[code])
    for (const field of fields) drawField(form, field, sheet, words)
  }
  if (KIND_RULES[sheet.kind].countsWater) drawWater(form, sheet, trial.divided, words)
}

function drawField(form: Form, field: SheetField, sheet: SheetDog, words: PaperTexts): void {
  const { common, papers } = words
  const value = sheet.filled?.values[field] ?? null
  if (field === 'pointsAtGame') {
    const written = typeof value === 'number' ? words.number(value) : ''
    form.row(papers.sheet.pointsAtGame, [{ text: written, chosen: false, width: WORD_BOX }])
  } else if (field === 'shotOver') {
    form.row(papers.sheet.shotOver, [
      { text: common.yes, chosen: value === true, width: WORD_BOX },
      { text: common.no, chosen: value === false, width: WORD_BOX },
    ])
  } else if (isPart(field)) {
    drawGrade(form, field, sheet, words)
  } else if (isCondition(field)) {
    drawCondition(form, field, sheet, words)
  } else {
    form.row(words.feature(field), choicesOf(field, sheet), zeroNote(field, sheet, words))
  }
}

/** What was around: a word to tick, or a number to write. */
function drawCondition(form: Form, field: ConditionField, { filled }: SheetDog, words: PaperTexts): void {
  const { conditions } = words.papers
  const value = filled?.values[field] ?? null
  const ticked = <Code extends string>(codes: readonly Code[], names: Readonly<Record<Code, string>>) =>
    form.wordRow(
      conditions[field],
      codes.map((code) => ({ text: names[code], chosen: code === value })),
    )
  if (field === 'weather') ticked(WEATHERS, conditions.weathers)
  else if (field === 'terrain') ticked(TERRAINS, conditions.terrains)
  else
    form.row(conditions[field], [
      { text: typeof value === 'number' ? words.number(value) : '', chosen: false, width: WORD_BOX },
    ])
}

const isPart = (field: SheetField): field is SheetField & Part => PARTS.some((part) => part === field)

/** The numbers a field takes; the one on the sheet is ticked. */
function choicesOf(field: SheetField, { line, filled }: SheetDog): Choice[] {
  return (valuesOf(line.rulebook, field) ?? []).map((value) => ({
    text: String(value),
    chosen: filled?.values[field] === value,
  }))
}

function zeroNote(field: SheetField, { line }: SheetDog, { papers }: PaperTexts): string {
  const zero = scaleOf(line.rulebook, field)?.zero
  if (!zero) return ''
  return zero === 'rejected' ? papers.sheet.zeroRejected : papers.sheet.zeroClosed
}

/** The grade of a part with its points; a part that the class does not have is left out. */
function drawGrade(form: Form, part: Part & SheetField, sheet: SheetDog, words: PaperTexts): void {
  const { line } = sheet
  if (!partsOf(line.rulebook, line.class).includes(part)) return
  const label = fillText(words.papers.sheet.grade, {
    part: words.trials.parts[part].toLocaleLowerCase(words.language),
  })
  form.row(label, choicesOf(part, sheet), timesNote(part, sheet, words), true)
}

/** `× 7 = 56`; the sum is left to be written by hand where there is no grade. Water and track work counts in the hunt only. */
function timesNote(part: Part, { kind, line, filled }: SheetDog, words: PaperTexts): string {
  const coefficient = line.rulebook.classes[line.class].coefficients[part]
  if (!KIND_RULES[kind].scored || coefficient === null) return ''
  const times = fillText(words.papers.sheet.times, { coefficient: words.number(coefficient) })
  const grade = filled?.judgement.grades[part]
  return grade === undefined ? `${times} ______` : `${times} ${words.number(grade * coefficient)}`
}

/** What counts of water and track work, each part with its coefficient. */
function drawWater(form: Form, sheet: SheetDog, divided: boolean, words: PaperTexts): void {
  const { line, filled } = sheet
  const { papers } = words
  const parts = partsOf(line.rulebook, line.class).filter((part) => part === 'water' || part === 'track')
  if (parts.length === 0) return
  form.heading(papers.sheet.countedWater, waterNote(sheet, divided, words))
  for (const part of parts) {
    // The water work of a divided trial was done earlier, so an empty sheet shows it too.
    const grade = divided || filled ? line.water?.[part] : undefined
    const written = grade === null || grade === undefined ? '' : words.number(grade)
    form.row(
      words.trials.parts[part],
      [{ text: written, chosen: false, width: WORD_BOX }],
      timesNote(part, sheet, words),
      true,
    )
  }
}

function waterNote(
  { line: { water }, listed, filled }: SheetDog,
  divided: boolean,
  { papers, day }: PaperTexts,
): string {
  if (!listed) return ''
  if (!water) return divided ? papers.sheet.noWater : filled ? papers.sheet.waterNotDone : ''
  if (!divided) return ''
  return fillText(papers.sheet.counted, { place: water.place ?? NONE, date: day(water.day) })
}

/** The dog's outcome, and the sums. */
export function drawSums(form: Form, { kind, filled }: SheetDog, words: PaperTexts): void {
  const { papers, trials } = words
  const judged = filled?.started ? filled.judgement : null
  form.y += 4
  form.wordRow(
    papers.sheet.outcome,
    OUTCOMES.map((code) => ({ text: trials.outcomes[code], chosen: code === shownOutcome(filled) })),
  )
  if (!KIND_RULES[kind].scored) return
  const points = judged ? words.number(judged.points) : ''
  form.row(papers.sheet.total, [{ text: points, chosen: false, width: WORD_BOX * 1.5 }], '', true)
  form.row(
    papers.sheet.prize,
    PRIZES.map((prize) => ({
      text: trials.prizes[prize],
      chosen: judged !== null && judged.points !== null && String(judged.prize) === prize,
      width: 74,
    })),
    '',
    true,
  )
}

const PRIZES = ['1', '2', '3', '0'] as const

/** "Judged" is ticked once somebody has said so; what follows from a 0 at once. */
function shownOutcome(filled: FilledSheet | null): Outcome | null {
  if (!filled?.started) return null
  const { outcome } = filled.judgement
  return outcome === 'judged' && filled.values.outcome === undefined ? null : outcome
}
