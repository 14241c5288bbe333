import type { UnregisteredDog } from '#contract/unregisteredDog.ts'
import type { UnregisteredRow } from '#contract/unregisteredDogs.ts'
import { presentSummary } from '../../dogs/records.presenter.ts'
import type { DescribedEntry } from './linking.service.ts'
import type { DescribedDog } from './unregistered.types.ts'

/** A dog as its entry tells it; `dogId`: of the dog that the entry is of now. */
export function presentUnregistered({ told, recorded }: DescribedDog, dogId: number): UnregisteredDog {
  const linked = told.id !== dogId
  return {
    regnr: told.regnr,
    name: told.name,
    breed: told.breed,
    gender: told.sex,
    birthDate: told.birthDate,
    chip: told.chip,
    sire: told.sire,
    dam: told.dam,
    linked,
    recorded: recorded && !linked ? presentSummary(recorded) : null,
  }
}

export function presentUnregisteredRow({ entry, dog, linkedTo }: DescribedEntry): UnregisteredRow {
  const { trialId, heldOn, kaerNr, place, club } = entry
  return {
    entryId: entry.id,
    dog: presentUnregistered(dog, entry.dogId),
    trial: { id: trialId, heldOn, kaerNr, place, club },
    class: entry.class,
    outcome: entry.outcome,
    enteredAt: entry.enteredAt.toISOString(),
    linkedTo: linkedTo && presentSummary(linkedTo),
  }
}
