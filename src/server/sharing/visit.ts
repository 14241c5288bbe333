import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Breed } from '#contract/dogs.ts'
import { findBreeds } from '../dogs/breeds.service.ts'
import { type Reader, readerOf } from '../platform/act.ts'
import { callerOfRequest } from '../platform/http/input.ts'
import { requestedLanguage } from '../platform/http/language.ts'
import type { PageHead } from '../platform/http/pageHead.ts'
import { ANONYMOUS } from '../platform/http/viewer.ts'
import { PAGE_TEXTS, type PageTexts } from './texts.ts'

/** What a page that reads costs of the caller's budget, as the call that the browser makes for the same thing. */
const COST = 1

/** Somebody asks for a page: whoever it is, it is answered as to someone who has not signed in. */
export interface Visit {
  readonly reader: Reader
  readonly texts: PageTexts
  /** The state behind the `?`, with it; empty: there is none. */
  readonly search: string
  /** Value of the state behind the `?`, where it says something. */
  state(name: string): string | undefined
  /** Name of a breed by its code. */
  breedName(code: string): Promise<string>
  /** Reads what the page is of, at the caller's cost: most of it is given back where it was in memory. @throws AppError 429 */
  read<Thing extends object>(load: () => Promise<Thing>): Promise<Thing>
}

/** Makes visits of requests. */
export function visits(app: FastifyInstance): (request: FastifyRequest) => Visit {
  const known = new WeakSet<object>()
  // Names stay; those of a new breed are read when a dog has it.
  const breeds = new Map<string, Breed>()
  return (request) => {
    request.viewer = ANONYMOUS
    const language = requestedLanguage(request) ?? 'fi'
    const [, query] = request.url.split('?', 2)
    const state = new URLSearchParams(query)
    const reader = readerOf(app.services, { ...callerOfRequest(request, app), language })
    return {
      reader,
      texts: PAGE_TEXTS[language],
      search: query ? `?${query}` : '',
      state: (name) => {
        const value = state.getAll(name).at(-1)
        return value === undefined || value.trim() === '' ? undefined : value
      },
      breedName: async (code) => {
        if (!breeds.has(code)) for (const breed of await findBreeds(reader)) breeds.set(breed.code, breed)
        return breeds.get(code)?.[language] ?? code
      },
      read: async (load) => {
        await app.budget.enter(request, COST)
        await app.budget.charge(request, COST)
        const thing = await load()
        if (known.has(thing)) app.budget.giveBack(request, COST)
        known.add(thing)
        return thing
      },
    }
  }
}

type Told = Partial<PageHead> & Pick<PageHead, 'title'>

/** A page that is there; what is not told of it is as of every page. */
export function foundPage({ reader, texts }: Visit, told: Told): PageHead {
  return {
    status: 200,
    language: reader.language,
    description: texts.shell.description,
    address: undefined,
    listed: true,
    ...told,
  }
}

/** A page for one person, which is told nothing of. */
export const privatePage = (visit: Visit, title?: string): PageHead =>
  foundPage(visit, { title, listed: false })

/** @param title what the browser says where there is no such thing */
export const missingPage = (visit: Visit, title: string): PageHead =>
  foundPage(visit, { title, listed: false, status: 404 })
