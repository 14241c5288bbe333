import type { FastifyInstance } from 'fastify'
import { suggestions } from '#contract/suggestions.ts'
import { presentAnnounced } from '../calendar/trials.presenter.ts'
import { presentSummary } from '../dogs/records.presenter.ts'
import { route } from '../platform/http/route.ts'
import { readSuggestions } from './suggestions.policy.ts'
import { findSuggestions } from './suggestions.service.ts'

/** What a search text may mean, while it is typed. */
export function suggestionRoutes(app: FastifyInstance): void {
  route(app, suggestions, {
    load: (reader, { query }) => findSuggestions(reader, query.q),
    may: readSuggestions,
    present: ({ dogs, similar, kennels, trials }) => ({
      dogs: dogs.map(({ record, matched }) => ({ ...presentSummary(record), matched })),
      similar,
      kennels: kennels.map(({ name, dogs: count }) => ({ name, dogs: count })),
      trials: trials.map((trial) => {
        const { date, kaerNr, place, type, phase } = presentAnnounced(trial)
        return { date, kaerNr, place, type, phase }
      }),
    }),
  })
}
