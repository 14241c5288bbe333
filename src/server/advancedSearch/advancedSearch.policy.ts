import { readDeath } from '../dogs/dogs.policy.ts'
import type { Policy } from '../platform/http/viewer.ts'
import type { Question } from './advancedSearch.types.ts'

/** Everyone, but by `alive` only who sees deaths that are not released: the answer would tell them. Source: docs/rules/visibility.md#deaths. */
export const searchByFeatures: Policy<Pick<Question, 'asked'>> = (viewer, { asked }) =>
  readDeath(viewer, { deathReleased: asked.conditions.every(({ kind }) => kind !== 'alive') })

export const readSearchChoices: Policy<unknown> = () => true

/** Everyone keeps their own searches; others do not get to know of them. */
export const keepSavedSearches: Policy<unknown> = (viewer) => viewer.account !== undefined

/** Nobody keeps a search that they may not make. */
export const saveSearch: Policy<Pick<Question, 'asked'>> = (viewer, question) =>
  keepSavedSearches(viewer, question) && searchByFeatures(viewer, question)
