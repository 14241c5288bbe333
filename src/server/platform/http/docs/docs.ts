import type { FastifyInstance, FastifyReply } from 'fastify'
import { API_DOCS } from '#contract/constants.ts'
import { AppError } from '../../errors.ts'
import { pagePolicy } from '../security.ts'
import { type ApiDocument, type CallGroup, groupsOf } from './model.ts'
import { groupPage, indexPage, NONCE } from './page.ts'

interface Docs {
  readonly document: ApiDocument
  readonly groups: readonly CallGroup[]
  /** by the name of their group, the first by '' */
  readonly pages: Map<string, string>
}

/**
 * Pages of all calls for people, made here of the same document: without a script, under the policy of every page. Why no viewer:
 * docs/decisions/0067-keys-and-pages-of-the-api.md.
 */
export function docsRoutes(app: FastifyInstance): void {
  let docs: Docs | undefined
  const read = (): Docs => {
    if (docs) return docs
    const document = app.swagger() as unknown as ApiDocument
    docs = { document, groups: groupsOf(document), pages: new Map() }
    return docs
  }
  const pageOf = (name: string): string => {
    const { document, groups, pages } = read()
    const known = pages.get(name)
    if (known) return known
    const { baseUrl } = app.services
    const group = groups.find((one) => one.name === name)
    if (name !== '' && !group) throw new AppError('notFound', 'NOT_FOUND')
    const made = group ? groupPage(document, group, baseUrl) : indexPage(document, groups, baseUrl)
    pages.set(name, made)
    return made
  }
  const options = { schema: { hide: true }, config: { declared: true } }
  app.get(API_DOCS, options, (_request, reply) => send(reply, pageOf('')))
  app.get<{ Params: { group: string } }>(`${API_DOCS}/:group`, options, (request, reply) =>
    send(reply, pageOf(request.params.group)),
  )
}

function send(reply: FastifyReply, html: string): FastifyReply {
  const nonce = pagePolicy(reply)
  return reply
    .header('cache-control', 'no-cache')
    .type('text/html; charset=utf-8')
    .send(html.replace(NONCE, nonce))
}
