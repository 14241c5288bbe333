import type { HealthCode } from '#domain/health/codes.ts'

export interface StoredHealthCode extends HealthCode {
  readonly id: number
  readonly version: number
}
