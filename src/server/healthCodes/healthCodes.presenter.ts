import type { HealthCodeDetails } from '#contract/healthCodes.ts'
import type { LocalText } from '#domain/health/codes.ts'
import type { StoredHealthCode } from './healthCodes.types.ts'

const presentText = ({ fi, sv, en }: LocalText): LocalText => ({ fi, sv, en })

export const presentHealthCode = (code: StoredHealthCode): HealthCodeDetails => ({
  id: code.id,
  version: code.version,
  code: code.code,
  kind: code.kind,
  name: presentText(code.name),
  grades: code.grades.map(({ value, label, meaning }) => ({
    value,
    label: presentText(label),
    meaning: presentText(meaning),
  })),
  affectedFrom: code.affectedFrom,
  worst: code.worst,
  confirmed: code.confirmed,
  offered: code.offered,
})
