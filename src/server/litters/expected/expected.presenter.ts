import type { DogSummary } from '#contract/dogs.ts'
import type {
  ExpectedAnswer,
  ExpectedGenotypes,
  ExpectedLocus,
  ExpectedParent,
} from '#contract/expectedPuppies.ts'
import {
  type LitterGenotypes,
  type ParentGenotypes,
  testedLetters,
} from '#domain/genetics/genotypes/litter.ts'
import { LETTERS, type Locus } from '#domain/genetics/genotypes/loci.ts'
import { STATES } from '#domain/genetics/genotypes/mendel.ts'
import {
  chancesOfLitter,
  chancesOfPuppy,
  ofEach,
  possibleInPuppies,
} from '#domain/genetics/genotypes/puppies.ts'
import { presentSummary } from '../../dogs/records.presenter.ts'
import type { Expected, ExpectedOfLocus } from './expected.types.ts'

type Dogs = Expected['dogs']

/** @param puppies of the litter; undefined: the usual number */
export function presentExpected(expected: Expected, puppies = expected.usual.puppies): ExpectedAnswer {
  const { sire, dam, dogs, usual } = expected
  return {
    father: presentSummary(dogs.get(sire)!),
    mother: presentSummary(dogs.get(dam)!),
    puppies,
    usual: { puppies: usual.puppies, litters: usual.litters },
    loci: expected.loci.map((locus) => presentLocus(locus, dogs, puppies)),
  }
}

function presentLocus(
  { locus, frequency, found }: ExpectedOfLocus,
  dogs: Dogs,
  puppies: number,
): ExpectedLocus {
  const isRefused = 'refused' in found
  return {
    locus,
    letters: [...LETTERS[locus]],
    tested: frequency.tested,
    frequency: frequency.frequency,
    refused: isRefused ? found.refused : null,
    misfits: isRefused && found.refused === 'contradiction' ? summariesOf(found.dogs, dogs) : [],
    genotypes: isRefused ? null : presentGenotypes(locus, found, dogs, puppies),
  }
}

function presentGenotypes(
  locus: Locus,
  { joint, sire, dam, reach }: LitterGenotypes,
  dogs: Dogs,
  puppies: number,
): ExpectedGenotypes {
  return {
    joint: ofEach((ofSire) => ofEach((ofDam) => joint[STATES * ofSire + ofDam]!)),
    sire: presentParent(locus, sire, dogs),
    dam: presentParent(locus, dam, dogs),
    puppies: {
      chances: [...chancesOfPuppy(joint)],
      atLeastOne: [...chancesOfLitter(joint, puppies)],
      possible: [...possibleInPuppies(testedLetters(sire), testedLetters(dam))],
    },
    reach,
  }
}

function presentParent(locus: Locus, parent: ParentGenotypes, dogs: Dogs): ExpectedParent {
  return {
    chances: [...parent.chances],
    possible: [...parent.possible],
    basis: parent.basis,
    relatives: parent.relatives,
    nearest: parent.nearest.flatMap(({ dog, relation, genotype }) =>
      summariesOf([dog], dogs).map((summary) => ({
        dog: summary,
        relation,
        letters: LETTERS[locus][genotype],
      })),
    ),
  }
}

const summariesOf = (numbers: readonly number[], dogs: Dogs): DogSummary[] =>
  numbers.flatMap((dog) => {
    const row = dogs.get(dog)
    return row ? [presentSummary(row)] : []
  })
