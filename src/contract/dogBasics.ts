import * as z from 'zod'
import { FLAG_BASICS, isMeasure, LINE_BASICS, MEASURE_BASICS, NOTE_BASICS } from '#domain/dogBasics.ts'
import { PARENT_FAULTS } from '#domain/parentage.ts'
import { call } from './call.ts'
import { OF_A_DOG, regnrParams } from './dogs.ts'
import * as at from './endpoints/dogBasics.ts'
import { breedCode, dayInput, id, lineInput, reasonInput, textInput } from './inputs.ts'
import { allOf } from './refusals.ts'

/** One schema for several fields. */
const each = <Name extends string, Value extends z.ZodType>(names: readonly Name[], value: Value) =>
  Object.fromEntries(names.map((name) => [name, value])) as Record<Name, Value>

const sex = z.enum(['male', 'female']).nullable()
const version = z.number().int()

const basics = z.strictObject({
  id,
  version,
  regnr: z.string(),
  ...each(LINE_BASICS, z.string()),
  /** its code */
  breed: z.string(),
  sex,
  birthDate: z.iso.date().nullable(),
  /** cm, cm, kg, and an index without a unit; null: not known */
  ...each(MEASURE_BASICS, z.number().nullable()),
  ...each(FLAG_BASICS, z.boolean()),
  /** letters as the club writes them; empty: not tested */
  beardGene: z.string(),
  ...each(NOTE_BASICS, z.string()),
})
export type DogBasics = z.infer<typeof basics>

const measureInput = (name: (typeof MEASURE_BASICS)[number], code: string) =>
  z
    .number(code)
    .refine((value) => isMeasure(name, value), code)
    .nullable()

export const dogBasics = call(at.dogBasics, {
  summary: 'The fields of a dog that staff may correct one by one',
  access: 'dogs.edit',
  params: regnrParams,
  refusals: OF_A_DOG,
  answer: basics,
})

/** Sex and birth must fit the parents and the offspring that are recorded. */
export const correctBasics = call(at.correctBasics, {
  summary: 'Corrects the fields of a dog',
  access: 'dogs.edit',
  params: regnrParams,
  body: z.object({
    version,
    ...each(LINE_BASICS, lineInput(200)),
    breed: breedCode,
    sex,
    birthDate: dayInput('DATE_INVALID').nullable(),
    height: measureInput('height', 'HEIGHT_INVALID'),
    length: measureInput('length', 'LENGTH_INVALID'),
    weight: measureInput('weight', 'WEIGHT_INVALID'),
    hipIndex: measureInput('hipIndex', 'HIP_INDEX_INVALID'),
    ...each(FLAG_BASICS, z.boolean()),
    beardGene: lineInput(20),
    ...each(NOTE_BASICS, textInput(2000)),
    reason: reasonInput,
  }),
  cost: 2,
  refusals: allOf(OF_A_DOG, {
    422: [
      'DOG_NAME_MISSING',
      'BREED_NOT_FOUND',
      'NOTICE_OF_OTHER_BREED',
      'BEARD_GENE_INVALID',
      'BIRTH_IN_FUTURE',
      ...PARENT_FAULTS,
    ],
    503: ['IMPORT_RUNNING'],
  }),
  answer: basics,
})
