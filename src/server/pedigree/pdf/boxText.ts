import type { DogRecord } from '#contract/dogs.ts'
import { isNamed } from '#domain/dogs.ts'
import { inHealthOrder } from '#domain/health/order.ts'
import { type Box, MAX_LINES } from './layout.ts'
import type { ChartTexts } from './texts.ts'

export interface TextLine {
  readonly text: string
  readonly bold?: boolean
}

/**
 * The lines of a box, the most important first, as many as fit: where one fits, number and name share it;
 * where two fit, the second holds titles and grades.
 */
export function boxText(
  dog: DogRecord,
  box: Pick<Box, 'lines'>,
  letter: string | undefined,
  words: ChartTexts,
): TextLine[] {
  const named = isNamed(dog)
  const name = {
    text: join([letter && `${letter}:`, named ? dog.name : words.text('nameUnknown')]),
    bold: named,
  }
  const titles = dog.titles.join(' ')
  const health = inHealthOrder(dog.health).map(words.health).join(', ')
  const results = [
    dog.bestKaer && words.text('kaer', { result: dog.bestKaer }),
    dog.bestExhibition && words.text('show', { result: dog.bestExhibition }),
  ]
  const born = words.born(dog)
  if (box.lines === 1)
    return [{ text: join([letter && `${letter}:`, named && dog.name, dog.regnr, titles]), bold: true }]
  if (box.lines === 2) return [name, { text: join([dog.regnr, titles, health, ...results], ' · ') }]
  if (box.lines === 3)
    return nonEmpty([
      name,
      { text: join([dog.regnr, born], ' · ') },
      { text: join([titles, health, ...results], ' · ') },
    ])
  const numberAndBirth =
    box.lines < MAX_LINES
      ? [{ text: join([dog.regnr, born], ' · ') }]
      : [{ text: dog.regnr }, { text: born ?? '' }]
  return nonEmpty([
    name,
    ...numberAndBirth,
    { text: titles, bold: true },
    { text: health },
    { text: join(results, ' · ') },
  ])
}

function join(parts: readonly (string | false | null | undefined)[], separator = ' '): string {
  return parts.filter(Boolean).join(separator)
}

function nonEmpty(lines: readonly TextLine[]): TextLine[] {
  return lines.filter(({ text }) => text !== '')
}
