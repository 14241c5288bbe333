import type { Policy } from '../platform/http/viewer.ts'

/** Dogs, their relatives and their results are public; what of them is not shown, the presenter leaves out. */
export const readDogs: Policy<unknown> = () => true

/** A person of the register is seen with consent, or by the staff who keep the register. */
export const readPerson: Policy<{ readonly publicConsent: boolean }> = (viewer, person) =>
  person.publicConsent || viewer.permissions.has('owners.see')

/** Date and cause of death are seen after the owner's release, or by the same staff. */
export const readDeath: Policy<{ readonly deathReleased: boolean }> = (viewer, dog) =>
  dog.deathReleased || viewer.permissions.has('owners.see')

/** Dog data are edited by those who keep them, who also see what was changed. Source: docs/rules/accounts.md#permissions. */
export const editDogs: Policy<unknown> = (viewer) => viewer.permissions.has('dogs.edit')

/** The health of a dog's relatives side by side is for those who decide on health. Source: docs/rules/accounts.md#permissions. */
export const decideHealth: Policy<unknown> = (viewer) => viewer.permissions.has('health.decide')
