import { POSSIBLE_ANCESTORS } from '#contract/firstConstants.ts'
import type { InbreedingBlock } from '#contract/pedigree.ts'
import { fillText } from '#contract/translation.ts'
import { closenessToTell, HIGH_TRUST, LOW_TRUST_BELOW, YARDSTICKS } from '#domain/genetics/trust.ts'
import type { ChartTexts } from './texts.ts'

/**
 * The lines on inbreeding in the header: the figures and what they rest on, what they mean, and how they come about. Where a parent is
 * unknown, or the recorded parents form a loop, that there is no figure.
 */
export function figureLines(block: InbreedingBlock, words: ChartTexts): string[] {
  const known = words.text('known', { known: block.knownAncestors, possible: block.possibleAncestors })
  const complete = words.text('complete', { count: block.completeGenerations })
  const { generations, coefficient, coefficientAll } = block
  if (coefficient === null || coefficientAll === null) {
    return [[words.text(block.loop ? 'inbreedingLoop' : 'inbreedingUnknown'), known, complete].join(' · ')]
  }
  const figures = words.text('inbreeding', {
    generations,
    chart: words.percent(coefficient),
    all: words.percent(coefficientAll),
  })
  return [[figures, known, complete].join(' · '), ...meaning(block, words), method(words)].filter(Boolean)
}

/** How far the figure can be trusted, and how close the parents are: a line each, as both together are too long for one. */
function meaning({ coefficient, trust, imported }: InbreedingBlock, { inbreeding }: ChartTexts): string[] {
  if (coefficient === null || trust === null) return []
  const closeness = closenessToTell(coefficient, trust)
  const trustLine = [
    fillText(inbreeding.trust[trust], {
      generations: trust === 'high' ? HIGH_TRUST.completeGenerations : LOW_TRUST_BELOW,
      known: HIGH_TRUST.knownPlaces,
      possible: POSSIBLE_ANCESTORS,
    }),
    imported && trust !== 'high' && inbreeding.imported[imported],
  ]
  return [trustLine.filter(Boolean).join(' '), closeness ? inbreeding.closeness[closeness] : '']
}

function method({ inbreeding, percent }: ChartTexts): string {
  const yardsticks = fillText(inbreeding.yardsticks, {
    cousins: percent(YARDSTICKS.cousins),
    halfSiblings: percent(YARDSTICKS.halfSiblings, 1),
    fullSiblings: percent(YARDSTICKS.fullSiblings, 0),
  })
  return `${yardsticks} ${inbreeding.method}`
}
