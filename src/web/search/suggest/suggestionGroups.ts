import type { SuggestionsAnswer } from '#contract/suggestions.ts'
import { trialAddress } from '../../calendar/addresses.ts'
import { dogAddress } from '../../dogs/addresses.ts'
import { searchAddress } from '../addresses.ts'

type Dog = SuggestionsAnswer['dogs'][number]
type Kennel = SuggestionsAnswer['kennels'][number]
type Trial = SuggestionsAnswer['trials'][number]

/** One suggestion: what it is, and where it leads. */
export type Suggestion = { readonly key: string } & (
  | { readonly dog: Dog; readonly to: ReturnType<typeof dogAddress> }
  | { readonly kennel: Kennel; readonly to: ReturnType<typeof searchAddress> }
  | { readonly trial: Trial; readonly to: ReturnType<typeof trialAddress> }
)

interface Group {
  readonly name: 'dogs' | 'similar' | 'kennels' | 'trials'
  readonly options: readonly Suggestion[]
}

/** An answer as groups of options, empty ones left out; dogs that are only spelt alike stand last. */
export function suggestionGroups({ dogs, similar, kennels, trials }: SuggestionsAnswer): Group[] {
  const ofDogs = dogs.map((dog): Suggestion => ({ key: `d${dog.regnr}`, dog, to: dogAddress(dog.regnr) }))
  const ofKennels = kennels.map(
    (kennel): Suggestion => ({ key: `k${kennel.name}`, kennel, to: searchAddress({ q: kennel.name }) }),
  )
  const ofTrials = trials.map(
    (trial): Suggestion => ({
      key: `t${trial.date}-${trial.kaerNr}`,
      trial,
      to: trialAddress(trial.date, trial.kaerNr),
    }),
  )
  const groups: Group[] = [
    { name: 'dogs', options: similar ? [] : ofDogs },
    { name: 'kennels', options: ofKennels },
    { name: 'trials', options: ofTrials },
    { name: 'similar', options: similar ? ofDogs : [] },
  ]
  return groups.filter(({ options }) => options.length > 0)
}
