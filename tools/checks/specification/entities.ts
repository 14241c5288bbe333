import * as z from 'zod'
import { alive, currentUser, registration } from '#contract/accounts.ts'
import { advertisement } from '#contract/advertisements.ts'
import { trial } from '#contract/calendar.ts'
import { healthOfRelatives, healthRecord } from '#contract/dogStaff.ts'
import {
  breedingReview,
  dog,
  registerPlace,
  siblingRecord,
  trialResult,
  waterResult,
} from '#contract/dogs.ts'
import { staffInquiryAnswer } from '#contract/healthInquiries.ts'
import { litterInquiry } from '#contract/litterNotices.ts'
import { enterOwnDog } from '#contract/ownEntries.ts'
import { litterPair } from '#contract/pedigree.ts'
import { products } from '#contract/products.ts'

export interface EntityCheck {
  readonly entity: string
  readonly schema: z.ZodType
  /** a field, and where it stands in the schema */
  readonly fields: Readonly<Record<string, string>>
}

/** The fields that the product has to have, entity by entity; the path is dotted and goes through arrays and nullable values. */
export const SPECIFIED_ENTITIES: readonly EntityCheck[] = [
  {
    entity: 'User',
    schema: z.object({ user: currentUser, registration, session: alive.answer }),
    fields: {
      username: 'user.username',
      'e-mail': 'user.email',
      firstName: 'user.firstName',
      lastName: 'user.lastName',
      phone: 'user.phone',
      'membership number': 'user.membershipNumber',
      password: 'registration.password',
      'repeated password': 'registration.passwordAgain',
      userRoles: 'user.userRoles.name',
      authenticated: 'session.authenticated',
    },
  },
  {
    entity: 'Dog',
    schema: dog,
    fields: {
      regnr: 'regnr',
      name: 'name',
      'nick name': 'nickName',
      gender: 'gender',
      'birth date': 'birthDate',
      'birth year': 'birthYear',
      'father registration number': 'father.regnr',
      'mother registration number': 'mother.regnr',
      breeder: 'breeder.name',
      owners: 'owners.name',
      'owner start date': 'owners.startDate',
      handler: 'handler',
      height: 'height',
      length: 'length',
      weight: 'weight',
      'colour code': 'colour',
      picture: 'picture',
      'breeding award': 'breedingAwards.level',
      titles: 'titles',
      'inbreeding coefficient': 'inbreeding',
      'health notes': 'healthStatements.kind',
      'beard gene test': 'beardGene',
      'vWD status': 'vwd',
      'remarks on teeth': 'remarks.teeth',
      'remarks on hair': 'remarks.hair',
      'remarks on testicles': 'remarks.testicles',
      'remarks on eyes': 'remarks.eyes',
      'mental test': 'mentalTest',
      'predator test': 'predatorTest',
      'health insurance': 'healthInsurance',
      'free text': 'freeText',
      'studbook number': 'studbookNumber',
      'imported flag': 'imported',
      'show results': 'showResults.grade',
      'trial results': 'trialResults.prize',
      'breeding inspections': 'breedingInspections.class',
    },
  },
  {
    entity: 'Dog record (health drawer)',
    schema: healthRecord,
    fields: {
      title: 'titles',
      bestKaer: 'bestKaer',
      bestExhibition: 'bestExhibition',
      health: 'health.value',
      atgs: 'atgs',
      healthAbbr: 'healthAbbr',
      healthDescription: 'healthDescription',
      publicHealth: 'publicHealth',
    },
  },
  { entity: 'Sibling', schema: siblingRecord, fields: { full: 'full' } },
  {
    entity: 'Health response',
    schema: healthOfRelatives,
    fields: { siblings: 'siblings.regnr', litters: 'litters.puppies.regnr' },
  },
  {
    entity: 'Trial',
    schema: trial,
    fields: {
      place: 'place',
      date: 'date',
      time: 'time',
      'organiser club': 'club',
      type: 'type',
      state: 'state',
      judges: 'judges',
      'head judge': 'headJudge',
      'registration start': 'registrationStart',
      'registration end': 'registrationEnd',
      'organiser phone': 'organiserPhone',
      'organiser e-mail': 'organiserEmail',
      invitation: 'invitation',
      'head judge report': 'headJudgeReport',
      'bird release species': 'birdSpecies',
      'bird release count': 'birdReleaseCount',
      'bird release time': 'birdReleaseTime',
      'dropped bird count': 'droppedBirdCount',
      'end time': 'endTime',
      'per-dog results': 'results.points',
    },
  },
  {
    entity: 'Dog trial result',
    schema: trialResult,
    fields: {
      class: 'class',
      points: 'points',
      'hunting speed': 'features.speed',
      method: 'features.method',
      scenting: 'features.scenting',
      'game left for reporting': 'features.reporting',
      point: 'features.point',
      flush: 'features.flush',
      'steadiness at flush': 'features.steadiness',
      'number of points at game': 'pointsAtGame',
      'retrieve eagerness': 'features.retrieveEagerness',
      collaboration: 'features.collaboration',
      'will to hunt': 'features.willToHunt',
      behaviour: 'features.behaviour',
      'judge report': 'report',
    },
  },
  {
    entity: 'Water and track result',
    schema: waterResult,
    fields: Object.fromEntries(
      ['PP', 'VH', 'PK', 'OH', 'TI', 'JLS', 'JT', 'T', 'P', 'L', 'LP'].map((code) => [
        code,
        `features.${code.toLowerCase()}`,
      ]),
    ),
  },
  {
    entity: 'Litter, plan, mating, stud request',
    schema: litterInquiry,
    fields: {
      type: 'type',
      sire: 'father.regnr',
      dam: 'mother.regnr',
      'kennel name': 'kennelName',
      'mating date': 'matingDate',
      'birth date': 'birthDate',
      'number of females': 'females',
      'number of males': 'males',
      sold: 'sold',
      website: 'website',
      'further information': 'furtherInformation',
    },
  },
  {
    entity: 'Litter pair',
    schema: litterPair,
    fields: { fatherRegnr: 'fatherRegnr', motherRegnr: 'motherRegnr' },
  },
  {
    entity: 'Health inquiry',
    schema: staffInquiryAnswer,
    fields: {
      informer: 'informer',
      'dog regnr and dog data': 'dog.regnr',
      'healthy or problem': 'condition',
      'sickness or problem text': 'sickness',
      'character text': 'character',
      genetics: 'genetics',
      'dead flag with description': 'deathDescription',
      attachment: 'attachment.bytes',
    },
  },
  {
    entity: 'Breeding review',
    schema: breedingReview,
    fields: {
      place: 'place',
      reviewer: 'reviewer',
      date: 'date',
      category: 'class',
      height: 'height',
      length: 'length',
    },
  },
  {
    entity: 'Breeding register entry',
    schema: registerPlace,
    fields: {
      active: 'active',
      added: 'added',
      removed: 'removed',
      'presented in club magazine': 'magazine',
    },
  },
  {
    entity: 'Product for payment',
    schema: products.answer,
    fields: { description: 'products.descriptionFi', amount: 'products.amountCents' },
  },
  {
    entity: 'Trial sign-up',
    schema: enterOwnDog.body,
    // The flag is set by the dog's own data.
    fields: { dog: 'regnr', 'e-mail': 'contactEmail', 'imported dog flag': 'unregistered.name' },
  },
  {
    entity: 'Advertisement',
    schema: advertisement,
    fields: { url: 'url', eventName: 'eventName', bannerFilename: 'bannerFilename' },
  },
]
