import * as z from 'zod'
import { call } from './call.ts'
import { dogSummary, OF_A_DOG, regnrInput, regnrParams } from './dogs.ts'
import * as at from './endpoints/dogNumbers.ts'
import { reasonInput } from './inputs.ts'
import { newNumber } from './newDog.ts'
import { allOf, type Refusals } from './refusals.ts'

const dogNumber = z.strictObject({
  /** the key, by which numbers are compared */
  id: z.string(),
  regnr: z.string(),
  main: z.boolean(),
})
export type DogNumber = z.infer<typeof dogNumber>

const numbers = z.strictObject({
  dog: dogSummary,
  /** the main one first */
  numbers: z.array(dogNumber),
})
export type DogNumbers = z.infer<typeof numbers>

const OF_A_NUMBER: Refusals = allOf(OF_A_DOG, { 404: ['NUMBER_NOT_FOUND'] })

export const dogNumbers = call(at.dogNumbers, {
  summary: 'The registration numbers of a dog',
  access: 'dogs.edit',
  params: regnrParams,
  refusals: OF_A_DOG,
  answer: numbers,
})
/** Sent twice it adds one; the main number stays as it is. */
export const addNumber = call(at.addNumber, {
  summary: 'Add another registration number of a dog',
  access: 'dogs.edit',
  params: regnrParams,
  body: z.object({ number: newNumber, reason: reasonInput }),
  refusals: allOf(OF_A_DOG, { 409: ['DOG_RECORDED'] }),
  answer: numbers,
})
export const setMainNumber = call(at.setMainNumber, {
  summary: 'Choose which of its registration numbers is the main one of a dog',
  access: 'dogs.edit',
  params: regnrParams,
  body: z.object({ number: regnrInput, reason: reasonInput }),
  refusals: OF_A_NUMBER,
  answer: numbers,
})
export const removeNumber = call(at.removeNumber, {
  summary: 'Remove a registration number that was recorded by mistake',
  access: 'dogs.edit',
  params: regnrParams,
  body: z.object({ number: regnrInput, reason: reasonInput }),
  refusals: allOf(OF_A_NUMBER, { 422: ['NUMBER_IS_MAIN'] }),
  answer: numbers,
})
