import { type Pedigree, parentsOf, UNKNOWN } from '../pedigree.ts'
import type { Step } from './trails.ts'

/** What a relative is to a dog; `further`: none of the others. */
export const RELATIONS = [
  'sire',
  'dam',
  'sireSire',
  'sireDam',
  'damSire',
  'damDam',
  'greatGrandparent',
  'offspring',
  'mate',
  'grandOffspring',
  'fullSibling',
  'halfSibling',
  'parentSibling',
  'siblingOffspring',
  'cousin',
  'further',
] as const
export type Relation = (typeof RELATIONS)[number]

const BY_STEPS: Readonly<Record<string, Relation>> = {
  s: 'sire',
  d: 'dam',
  ss: 'sireSire',
  sd: 'sireDam',
  ds: 'damSire',
  dd: 'damDam',
  o: 'offspring',
  oo: 'grandOffspring',
}
/** The same with either parent written as `p`. */
const BY_SHAPE: Readonly<Record<string, Relation>> = {
  ppp: 'greatGrandparent',
  op: 'mate',
  ppo: 'parentSibling',
  poo: 'siblingOffspring',
  ppoo: 'cousin',
}

/** What the dog at the end of such steps is to the dog at their beginning. */
export function relationOf(pedigree: Pedigree, dog: number, other: number, steps: readonly Step[]): Relation {
  const way = steps.join('')
  const shape = way.replaceAll(/[sd]/g, 'p')
  if (shape === 'po') return areFullSiblings(pedigree, dog, other) ? 'fullSibling' : 'halfSibling'
  return BY_STEPS[way] ?? BY_SHAPE[shape] ?? 'further'
}

function areFullSiblings(pedigree: Pedigree, dog: number, other: number): boolean {
  const [one, two] = [parentsOf(pedigree, dog), parentsOf(pedigree, other)]
  return one.sire !== UNKNOWN && one.dam !== UNKNOWN && one.sire === two.sire && one.dam === two.dam
}
