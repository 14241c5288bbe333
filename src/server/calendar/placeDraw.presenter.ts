import type { PublicPlaceDraw } from '#contract/calendar.ts'
import { drawList } from '#domain/entries/placeDraw.ts'
import type { Table } from '../platform/tables/table.ts'
import type { FoundDraw } from './placeDraw.service.ts'
import { presentAnnounced } from './trials.presenter.ts'

/** What everyone sees of a draw: numbers of dogs. No owner, handler or entrant. */
export function presentPlaceDraw({ shown, placeDraw, seed, entries }: FoundDraw): PublicPlaceDraw {
  const { trial, capacity } = shown
  const byNumber = drawList(entries.map(({ regnr }) => regnr))
  return {
    ...presentAnnounced(shown),
    registrationEnd: trial.registrationEnd,
    capacity,
    hash: placeDraw.hash,
    drawnAt: placeDraw.drawnAt,
    seed,
    dogs: entries
      .toSorted((a, b) => byNumber.indexOf(a.regnr) - byNumber.indexOf(b.regnr))
      .map(({ regnr, class: trialClass, position }) => ({ regnr, class: trialClass, position })),
  }
}

/** A draw as `koirakanta draw` reads it, in the drawn order. */
export const placeDrawTable = ({ placeDraw: { hash }, seed, entries }: FoundDraw): Table => ({
  name: 'draw',
  columns: ['hash', 'seed', 'position', 'regnr', 'class'].map((title) => ({ title, width: 20 })),
  rows: entries.map(({ position, regnr, class: trialClass }) => [hash, seed, position, regnr, trialClass]),
})
