/** What the pages of the API tell, read from the OpenAPI document. */

export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly format?: string
  readonly pattern?: string
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly default?: unknown
  readonly minimum?: number
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | Schema
  readonly propertyNames?: Schema
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>
}
interface Operation {
  readonly summary?: string
  readonly description?: string
  readonly parameters?: readonly Parameter[]
  readonly requestBody?: Content
  readonly responses?: Readonly<Record<string, Content & { readonly description?: string }>>
}
interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema?: Schema
}
export interface ApiDocument {
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  readonly components?: { readonly schemas?: Readonly<Record<string, Schema>> }
}

export interface DocumentedCall {
  readonly method: string
  readonly path: string
  readonly summary: string
  readonly description: string
  readonly parameters: readonly Parameter[]
  readonly body: { readonly type: string; readonly schema: Schema | undefined } | undefined
  readonly answer: { readonly type: string; readonly schema: Schema | undefined } | undefined
  /** codes by status */
  readonly refusals: readonly (readonly [status: string, codes: string])[]
}

export interface CallGroup {
  /** a part of an address: `dog`, `auth-users` */
  readonly name: string
  /** its calls need a session */
  readonly isForSession: boolean
  readonly calls: readonly DocumentedCall[]
}

const OWN = /^\/api\/auth\/([^/]+)/
const PUBLIC = /^\/(?:api\/)?([^/]+)/

/** All calls by the first part of their addresses, the public ones first. */
export function groupsOf({ paths }: ApiDocument): readonly CallGroup[] {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callOf(method, path, operation)),
  )
  const groups = [...Map.groupBy(calls, ({ path }) => nameOf(path))].map(([name, own]) => ({
    name,
    isForSession: name.startsWith('auth-'),
    calls: own,
  }))
  return groups.toSorted(
    (a, b) => Number(a.isForSession) - Number(b.isForSession) || (a.name < b.name ? -1 : 1),
  )
}

function nameOf(path: string): string {
  const own = OWN.exec(path)?.[1]
  const name = own === undefined ? PUBLIC.exec(path)?.[1] : `auth-${own}`
  return (name ?? 'api').replaceAll(/[^\w-]/g, '')
}

function callOf(method: string, path: string, operation: Operation): DocumentedCall {
  const { summary = '', description = '', parameters = [], requestBody, responses = {} } = operation
  return {
    method: method.toUpperCase(),
    path,
    summary,
    description,
    parameters,
    body: requestBody && contentOf(requestBody),
    answer: responses['200'] && contentOf(responses['200']),
    refusals: Object.entries(responses)
      .filter(([status]) => status !== '200')
      .map(([status, { description: codes = '' }]) => [status, codes] as const),
  }
}

function contentOf({ content = {} }: Content) {
  const [type, { schema }] = Object.entries(content)[0] ?? ['', { schema: undefined }]
  return { type, schema }
}
