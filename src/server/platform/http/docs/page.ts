import { API_DOCS } from '#contract/constants.ts'
import { API_KEY_HEADER } from '#contract/headers.ts'
import { escapeHtml } from '../pageHead.ts'
import { exampleOf, type Resolve } from './example.ts'
import type { ApiDocument, CallGroup, DocumentedCall, Schema } from './model.ts'

/** Where the nonce of the style stands in a page that is kept. */
export const NONCE = '%NONCE%'

const STYLE = `
:root{color-scheme:light dark;--line:#c9c9c9;--soft:#f3f3f1;--mark:#1b5e3b;--text:#1d1d1d;--ground:#fff}
@media (prefers-color-scheme:dark){:root{--line:#555;--soft:#262826;--mark:#8fd3ad;--text:#ececec;--ground:#161816}}
*{box-sizing:border-box}
body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:var(--text);background:var(--ground)}
header,main{max-width:64rem;margin:0 auto;padding:1rem}
h1{font-size:1.75rem;line-height:1.2;margin:.5rem 0}
h2{font-size:1.3rem;margin:2rem 0 .5rem;border-bottom:1px solid var(--line)}
h3{font-size:1.05rem;margin:2rem 0 .25rem;overflow-wrap:anywhere}
section h2{font-size:1.1rem;overflow-wrap:anywhere}
section h2 code{font-size:1rem}
section h3{font-size:.95rem;margin:1rem 0 .25rem}
a{color:var(--mark);display:inline-block;min-height:1.75rem}
code,pre{font-family:ui-monospace,monospace;font-size:.875rem;overflow-wrap:anywhere}
pre{background:var(--soft);border:1px solid var(--line);padding:.75rem;overflow:auto;max-height:24rem;white-space:pre-wrap}
table{border-collapse:collapse;width:100%}
th,td{text-align:left;vertical-align:top;border-top:1px solid var(--line);padding:.35rem .5rem .35rem 0;overflow-wrap:anywhere}
ul{padding-left:1.1rem}
.method{font-weight:700;color:var(--mark)}
@media print{a{color:inherit}pre{max-height:none}}`

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style nonce="${NONCE}">${STYLE}</style></head>
<body>${body}</body></html>`

const anchorOf = ({ method, path }: DocumentedCall): string =>
  `${method}-${path}`.replaceAll(/[^\w-]+/g, '-').toLowerCase()

const linkTo = (group: CallGroup, call: DocumentedCall): string =>
  `<li><a href="${API_DOCS}/${group.name}#${anchorOf(call)}"><span class="method">${call.method}</span> <code>${escapeHtml(call.path)}</code></a> ${escapeHtml(call.summary)}</li>`

/** The first page: how calls are made, and all of them. */
export function indexPage({ info }: ApiDocument, groups: readonly CallGroup[], origin: string): string {
  const listed = (isForSession: boolean) =>
    groups
      .filter((group) => group.isForSession === isForSession)
      .map(
        (group) =>
          `<h3><a href="${API_DOCS}/${group.name}">${escapeHtml(group.name)}</a></h3><ul>${group.calls.map((call) => linkTo(group, call)).join('')}</ul>`,
      )
      .join('')
  return page(
    `API of ${info.title}`,
    `<header><h1>API of ${escapeHtml(info.title)}</h1>
<p>Version ${escapeHtml(info.version)}. The same for programs: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). All public data in one file: <a href="/avoin-data">open data</a>.</p></header>
<main><h2>How calls are made</h2>
<ul><li>Answers are JSON unless the call says otherwise; days are <code>YYYY-MM-DD</code>, moments ISO 8601 in UTC.</li>
<li>A slash in a registration number stands in an address as it is: <code>/api/dog/FI12345/20</code>.</li>
<li>A refusal has a code that stays, and a sentence in the language of <code>Accept-Language</code> (fi, sv, en).</li>
<li>Each call costs what it says of the caller's budget; 429 with <code>Retry-After</code> says how long to wait.</li>
<li>Partners send their key as <code>${API_KEY_HEADER}</code>: it opens the public GET calls under a limit of its own. Keys are given by the club.</li></ul>
<pre>curl -H '${API_KEY_HEADER}: kk_…' '${escapeHtml(origin)}/api/breeds'</pre>
<h2>Public calls</h2>${listed(false)}
<h2>Calls of those who have signed in</h2>
<p>They need the session of a browser; an API key does not open them.</p>${listed(true)}</main>`,
  )
}

/** The calls of a group, each with an example. */
export function groupPage(document: ApiDocument, group: CallGroup, origin: string): string {
  const resolve: Resolve = (reference) =>
    document.components?.schemas?.[reference.replace('#/components/schemas/', '')]
  return page(
    `${group.name}: API of ${document.info.title}`,
    `<header><p><a href="${API_DOCS}">API of ${escapeHtml(document.info.title)}</a></p><h1>${escapeHtml(group.name)}</h1></header>
<main>${group.calls.map((call) => section(call, origin, resolve)).join('')}</main>`,
  )
}

function section(call: DocumentedCall, origin: string, resolve: Resolve): string {
  return `<section><h2 id="${anchorOf(call)}"><span class="method">${call.method}</span> <code>${escapeHtml(call.path)}</code></h2>
<p>${escapeHtml(call.summary)}. ${escapeHtml(call.description)}</p>
${parametersOf(call)}<h3>Example</h3><pre>${escapeHtml(commandOf(call, origin, resolve))}</pre>
${answerOf(call, resolve)}${refusalsOf(call)}</section>`
}

function parametersOf({ parameters }: DocumentedCall): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    ({ name, in: place, required = false, schema }) =>
      `<tr><td><code>${escapeHtml(name)}</code></td><td>${escapeHtml(place)}</td><td>${required ? 'yes' : 'no'}</td><td>${escapeHtml(kindOf(schema))}</td></tr>`,
  )
  return `<table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">Needed</th><th scope="col">Values</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

function kindOf(schema: Schema | undefined): string {
  if (!schema) return ''
  if (schema.enum) return schema.enum.join(', ')
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return [...new Set(choices.map(kindOf))].filter(Boolean).join(' or ')
  const type = Array.isArray(schema.type) ? schema.type.join(' or ') : String(schema.type ?? '')
  return schema.format ? `${type} (${schema.format})` : type
}

/** A command that anybody can try; what a browser's session needs is not told. */
function commandOf(call: DocumentedCall, origin: string, resolve: Resolve): string {
  const sampleOf = (name: string, schema: Schema | undefined) =>
    String(exampleOf(schema, resolve, name === 'id' && call.path.includes('breed') ? 'breed' : name))
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = call.parameters.find((one) => one.in === 'path' && one.name === name)
    // A number of a dog keeps its slash.
    return encodeURIComponent(sampleOf(name, parameter?.schema)).replaceAll('%2F', '/')
  })
  const query = call.parameters
    .filter((one) => one.in === 'query' && one.required)
    .map((one) => `${one.name}=${encodeURIComponent(sampleOf(one.name, one.schema))}`)
  const address = `'${origin}${path}${query.length > 0 ? `?${query.join('&')}` : ''}'`
  if (call.method === 'GET') return `curl ${address}`
  if (!call.body) return `curl -X ${call.method} ${address}`
  const { type, schema } = call.body
  const body = exampleOf(schema, resolve)
  const written = typeof body === 'string' ? body : JSON.stringify(body, null, 2)
  return `curl -X ${call.method} -H 'content-type: ${type}' ${address} \\\n  -d '${written}'`
}

function answerOf({ answer }: DocumentedCall, resolve: Resolve): string {
  if (!answer) return ''
  if (answer.type !== 'application/json') return `<h3>Answer</h3><p>A file: ${escapeHtml(answer.type)}</p>`
  const example = JSON.stringify(exampleOf(answer.schema, resolve), null, 2)
  return `<h3>Answer</h3><pre tabindex="0" aria-label="Example of the answer">${escapeHtml(example ?? 'null')}</pre>`
}

function refusalsOf({ refusals }: DocumentedCall): string {
  if (refusals.length === 0) return ''
  const rows = refusals.map(
    ([status, codes]) =>
      `<tr><th scope="row">${escapeHtml(status)}</th><td><code>${escapeHtml(codes)}</code></td></tr>`,
  )
  return `<h3>Refusals</h3><table><tbody>${rows.join('')}</tbody></table>`
}
