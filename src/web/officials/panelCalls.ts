import type { QueryKey } from '@tanstack/react-query'
import type { BodyOf } from '#contract/calls.ts'
import {
  createClub,
  createJudge,
  editClub,
  editJudge,
  getClub,
  getJudge,
} from '#contract/endpoints/officials.ts'
import type { ClubDetails, JudgeDetails } from '#contract/officials.ts'
import { ask, change } from '../client/calls.ts'
import { keyOf } from '../client/queries.ts'
import type { PanelKind } from './queries.ts'

/** How one kind of thing is read and saved. */
export interface PanelCalls<Thing, Body> {
  readonly kind: PanelKind
  readonly keyOf: (id: number) => QueryKey
  readonly load: (id: number) => Promise<Thing>
  readonly add: (body: Body) => Promise<Thing>
  readonly edit: (body: Body & { readonly id: number; readonly version: number }) => Promise<Thing>
}

export const JUDGE_CALLS: PanelCalls<JudgeDetails, BodyOf<typeof createJudge>> = {
  kind: 'judges',
  keyOf: (id) => keyOf(getJudge, { params: { id } }),
  load: (id) => ask(getJudge, { params: { id } }),
  add: (body) => change(createJudge, body),
  edit: (body) => change(editJudge, body),
}

export const CLUB_CALLS: PanelCalls<ClubDetails, BodyOf<typeof createClub>> = {
  kind: 'clubs',
  keyOf: (id) => keyOf(getClub, { params: { id } }),
  load: (id) => ask(getClub, { params: { id } }),
  add: (body) => change(createClub, body),
  edit: (body) => change(editClub, body),
}
