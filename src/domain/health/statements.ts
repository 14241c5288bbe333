/**
 * Health statements: kinds, and the scales whose order from good to bad is known.
 * Source: docs/rules/breeding-and-health.md#health-statements, which says why grades of another system keep their own scale.
 */

export const HEALTH_KINDS = [
  'hips',
  'elbows',
  'shoulder_oc',
  'back_sp',
  'back_ltv',
  'back_va',
  'eyes',
  'knees',
] as const
type HealthKind = (typeof HEALTH_KINDS)[number]

interface HealthScale {
  readonly code: string
  readonly kind: HealthKind
  /** values from best to worst; a value outside the list is shown as it is, without a colour */
  readonly values: readonly string[]
  /** the value from which on the finding is called affected by the scale's owner */
  readonly affectedFrom: string
}

/** Every scale the service can place a value on. */
export const HEALTH_SCALES: readonly HealthScale[] = [
  { code: 'fci_hips', kind: 'hips', values: ['A', 'B', 'C', 'D', 'E'], affectedFrom: 'C' },
  {
    code: 'ofa_hips',
    kind: 'hips',
    values: ['EXCELLENT', 'GOOD', 'FAIR', 'BORDERLINE', 'MILD', 'MODERATE', 'SEVERE'],
    affectedFrom: 'MILD',
  },
  { code: 'iewg_elbows', kind: 'elbows', values: ['0', '1', '2', '3'], affectedFrom: '1' },
  { code: 'shoulder_oc', kind: 'shoulder_oc', values: ['0', '1', '2'], affectedFrom: '1' },
  { code: 'sp', kind: 'back_sp', values: ['0', '1', '2', '3', '4'], affectedFrom: '1' },
  { code: 'ltv', kind: 'back_ltv', values: ['0', '1', '2', '3', '4'], affectedFrom: '1' },
  { code: 'va', kind: 'back_va', values: ['0', '1', '2', '3', '4'], affectedFrom: '1' },
  {
    code: 'eyes',
    kind: 'eyes',
    values: ['healthy', 'open', 'suspicious', 'affected'],
    affectedFrom: 'affected',
  },
  { code: 'putnam_knees', kind: 'knees', values: ['0', '1', '2', '3', '4'], affectedFrom: '1' },
]

/** The scale with this code, or undefined for one that the service does not know. */
export function healthScale(code: string): HealthScale | undefined {
  return HEALTH_SCALES.find((scale) => scale.code === code)
}

/** Where a value stands on its scale, 0 (best) to 1 (worst); null where it has no place there. */
export function severity(scaleCode: string, value: string): number | null {
  const scale = healthScale(scaleCode)
  const place = scale ? scale.values.indexOf(value) : -1
  return scale && place >= 0 ? place / (scale.values.length - 1) : null
}
