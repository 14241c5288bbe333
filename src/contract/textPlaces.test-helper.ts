import type * as z from 'zod'

/** A value that fits a schema but for one text, which the caller puts in; `path` tells where, such as `.changes[].value`. */
export interface TextPlace {
  readonly path: string
  readonly put: (text: string) => unknown
}

const TEXTS = [
  'FI12345/20',
  'Aino',
  'aino@example.fi',
  'Salasana-1',
  '2026-09-12',
  '10:30',
  '2026-09-12T08:30:00.000Z',
  '9d3a2a52-6d3e-4f0a-8a43-5f6d5f7b8c11',
  'T'.repeat(43),
  '99.1',
  'FI',
  '',
]
const NUMBERS = [1, 0, 0.5, 2026]

/** A value that fits a schema, as far as its fields decide; of what may be missing as little as fits. */
export function sampleOf(schema: z.core.$ZodType): unknown {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return fitting(schema, TEXTS)
    case 'number':
      return fitting(schema, NUMBERS)
    case 'boolean':
      return true
    case 'literal':
      return def.values[0]
    case 'enum':
      return Object.values(def.entries)[0]
    case 'array':
      return fitting(schema, [[], [sampleOf(def.element)]])
    case 'tuple':
      return fitting(schema, [[180, 160, 140], def.items.map(sampleOf)])
    case 'object':
      return fitting(schema, objectsOf(def.shape))
    case 'union':
      return sampleOf(def.options[0]!)
    case 'optional':
    case 'default':
    case 'prefault':
      return undefined
    case 'nullable':
      return null
    case 'pipe':
      return fitting(schema, [sampleOf(def.in), ...TEXTS])
    default:
      throw new Error(`No sample of ${def.type}`)
  }
}

/** Every place of a text in a schema. */
export function textPlaces(schema: z.core.$ZodType, path = ''): TextPlace[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'string':
      return [{ path, put: (text) => text }]
    case 'array':
      return within(textPlaces(def.element, `${path}[]`), (value) => [value])
    case 'object':
      return Object.entries(def.shape).flatMap(([name, part]) =>
        within(textPlaces(part, `${path}.${name}`), (value) => ({
          ...Object(sampleOf(schema)),
          [name]: value,
        })),
      )
    case 'union':
      return def.options.flatMap((option) => textPlaces(option, path))
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nullable':
      return textPlaces(def.innerType, path)
    case 'pipe':
      return textPlaces(def.in, path)
    default:
      return []
  }
}

const within = (places: readonly TextPlace[], whole: (value: unknown) => unknown): TextPlace[] =>
  places.map(({ path, put }) => ({ path, put: (text) => whole(put(text)) }))

/** What is needed, alone and with each one of what may be missing. */
function objectsOf(shape: z.core.$ZodShape): object[] {
  const parts = Object.entries(shape).map(([name, part]) => [name, part as z.core.$ZodTypes] as const)
  const needed = parts
    .map(([name, part]) => [name, sampleOf(part)] as const)
    .filter(([, value]) => value !== undefined)
  const optional = parts.flatMap(
    ([
      name,
      {
        _zod: { def },
      },
    ]) => (def.type === 'optional' ? [[name, sampleOf(def.innerType)] as const] : []),
  )
  return [[], ...optional.map((one) => [one])].map((more) => Object.fromEntries([...needed, ...more]))
}

/** The first that fits, else the first. */
const fitting = (schema: z.core.$ZodType, given: readonly unknown[]): unknown =>
  given.find((value) => (schema as z.ZodType).safeParse(value).success) ?? given[0]
