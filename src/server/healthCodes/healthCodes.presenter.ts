import type { HealthCodeDetails } from '#contract/healthCodes.ts'
import { presentLocalText } from '../platform/localText.ts'
import type { StoredHealthCode } from './healthCodes.types.ts'

export const presentHealthCode = (code: StoredHealthCode): HealthCodeDetails => ({
  id: code.id,
  version: code.version,
  code: code.code,
  kind: code.kind,
  name: presentLocalText(code.name),
  grades: code.grades.map(({ value, label, meaning }) => ({
    value,
    label: presentLocalText(label),
    meaning: presentLocalText(meaning),
  })),
  affectedFrom: code.affectedFrom,
  worst: code.worst,
  confirmed: code.confirmed,
  offered: code.offered,
})
