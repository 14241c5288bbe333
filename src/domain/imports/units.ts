/** Units in which measures may be told, and how many of the service's own one is: centimetres and kilograms. Source: NIST SP 811, appendix B.8. */
const IN_OWN = { cm: 1, mm: 0.1, m: 100, in: 2.54, kg: 1, g: 0.001, lb: 0.45359237 } as const

export type Unit = keyof typeof IN_OWN
export const UNITS = Object.keys(IN_OWN) as [Unit, ...Unit[]]
export const LENGTH_UNITS: readonly Unit[] = ['cm', 'mm', 'm', 'in']
export const WEIGHT_UNITS: readonly Unit[] = ['kg', 'g', 'lb']

/** A measure in centimetres or kilograms. */
export const inOwnUnit = (value: number, unit: Unit | undefined): number =>
  unit === undefined ? value : value * IN_OWN[unit]
