import { nameOrNone, personFields, phoneInput } from './accounts.ts'
import { neededLine } from './inputs.ts'

/** How a dog's people are named and reached. */
export const entrantFields = {
  handler: nameOrNone,
  contactName: nameOrNone,
  contactPhone: phoneInput,
  language: personFields.language,
}

/** Why an entrant cancels. */
export const cancelReason = neededLine(500)
