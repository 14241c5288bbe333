import { formatDate, isIsoDate } from '#domain/dates.ts'
import { formatEuros } from '#domain/payments/money.ts'
import { PARTS } from '#domain/trials/rulebook.ts'
import type { PaperColumn, PaperFact } from '#domain/verification/statement.ts'
import { healthLabel, useHealthWords } from '../dogs/health/healthTexts.ts'
import { useLanguage } from '../i18n/useLanguage.ts'
import { useTranslate } from '../i18n/useTranslate.ts'

/** What a paper states, as people read it. */
export function usePaperWords() {
  const t = useTranslate()
  const language = useLanguage()
  const healthWords = useHealthWords()
  const number = (value: string) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 2, useGrouping: false }).format(Number(value))
  const day = (value: string) => (isIsoDate(value) ? formatDate(value) : value)
  const euros = (value: string) => formatEuros(Number(value), language)
  const percent = (value: string) =>
    new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 }).format(Number(value))
  const grades = (value: string) =>
    value
      .split('/')
      .flatMap((grade, index) =>
        grade === '' ? [] : [`${t(`trials.parts.${PARTS[index]!}`)} ${number(grade)}`],
      )
      .join(', ')
  const facts: Partial<Record<PaperFact, (value: string) => string>> = {
    born: day,
    health: (value) =>
      value
        .split('|')
        .map((chip) => {
          const [kind = '', scale = '', ...rest] = chip.split(':')
          return healthLabel(healthWords, { kind, scale, value: rest.join(':') })
        })
        .join(', '),
    day,
    lastDay: day,
    type: (value) => t(`trials.types.${value as 'field'}`),
    preliminary: () => t('verification.preliminary'),
    inbreeding: percent,
    totalCents: euros,
  }
  const cells: Partial<Record<PaperColumn, (value: string) => string>> = {
    result: (value) => (/\d/.test(value) || value === '' ? value : t(`trials.outcomes.${value as 'judged'}`)),
    points: number,
    grades,
    day,
    cents: euros,
  }
  return {
    /** by the place of the chart, 1 the sire, 2 the dam, … */
    lineage: (place: number) => lineage(place, t('verification.sire'), t('verification.dam')),
    fact: (fact: PaperFact, value: string) => facts[fact]?.(value) ?? value,
    cell: (column: PaperColumn, value: string) => (value === '' ? '' : (cells[column]?.(value) ?? value)),
  }
}

/** The way from the dog to the ancestor at a place of the chart, a letter a parent. Places: `contract/pedigree.ts`. */
function lineage(place: number, sire: string, dam: string): string {
  if (place <= 0) return ''
  const parent = Math.floor((place - 1) / 2)
  return lineage(parent, sire, dam) + (place % 2 === 1 ? sire : dam)
}
