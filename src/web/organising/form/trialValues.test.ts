import { expect, test } from 'vitest'
import { emptyFields, type TrialFields } from '#domain/trials/trialFields.ts'
import { ApiError } from '../../client/ApiError.ts'
import { type TrialValues, trialResolver, valuesOf, withFormNames } from './trialValues.ts'

const CONTEXT = {
  complete: false,
  judges: new Map([[1, { name: 'Tuomari', active: true, qualifications: ['field' as const] }]]),
  published: null,
  taken: { NUO: 0, AVO: 0, VOI: 0 },
  entered: 0,
  hasResults: false,
  drawn: false,
  judgedBy: [],
  offered: [],
  proposed: [],
}

async function read(overrides: Partial<TrialValues>) {
  const values = { ...valuesOf(emptyFields(1)), ...overrides }
  const options = { fields: {}, shouldUseNativeValidation: false }
  const { values: fields, errors } = await trialResolver(CONTEXT)(values, undefined, options)
  const codes = Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [name, (error as { message: string }).message]),
  )
  return { fields: fields as TrialFields, codes }
}

test('reads what people write, and writes it back the same', async () => {
  const { fields, codes } = await read({
    type: 'field',
    date: '5.9.2026',
    startTime: '9.30',
    capacity: '12',
    capacityVOI: '4',
    place: '  Ilmajoki ',
    judgeIds: [1],
  })
  expect(codes).toEqual({})
  expect(fields).toMatchObject({
    date: '2026-09-05',
    startTime: '09:30',
    endTime: null,
    capacity: 12,
    capacityByClass: { VOI: 4 },
    place: 'Ilmajoki',
  })
  const back = valuesOf({
    ...fields,
    classes: [...fields.classes],
    judgeIds: [...fields.judgeIds],
    capacityByClass: { ...fields.capacityByClass },
  })
  expect(back).toMatchObject({ date: '05.09.2026', startTime: '09:30', capacity: '12', capacityVOI: '4' })
  expect((await read(back)).fields).toEqual(fields)
})

test('reports what cannot be read at its field, before any rule about it', async () => {
  const { codes } = await read({
    date: '31.2.2026',
    registrationEnd: 'ylihuomenna',
    endTime: '25:00',
    birdReleaseCount: '-1',
    capacity: '0',
    capacityNUO: '2,5',
  })
  expect(codes).toEqual({
    date: 'DATE_INVALID',
    registrationEnd: 'DATE_INVALID',
    endTime: 'TIME_INVALID',
    birdReleaseCount: 'COUNT_INVALID',
    capacity: 'COUNT_INVALID',
    capacityNUO: 'COUNT_INVALID',
  })
})

test('reports places of a class at their own field, and drops them without the class', async () => {
  expect((await read({ capacity: '3', capacityAVO: '4' })).codes).toEqual({
    capacityAVO: 'CLASS_CAPACITY_ABOVE_TOTAL',
  })
  expect((await read({ classes: ['NUO'], capacityAVO: '4' })).fields.capacityByClass).toEqual({})
  const refusal = withFormNames(
    new ApiError(422, 'INPUT_INVALID', { 'capacityByClass.NUO': 'CAPACITY_BELOW_TAKEN' }),
  )
  expect((refusal as ApiError).fields).toEqual({ capacityNUO: 'CAPACITY_BELOW_TAKEN' })
})
