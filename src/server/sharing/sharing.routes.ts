import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { PERSONAL_PAGES, STAFF_PAGES } from '#contract/pages.ts'
import { acceptedEncodings } from '../platform/http/assets.ts'
import { ANONYMOUS } from '../platform/http/viewer.ts'
import { Sitemap } from './sitemap.service.ts'

/** What a file of the sitemap costs of the caller's budget; most of it is given back where it was in memory. */
const COST = 5

/** What search engines ask for before anything else: where they may go, and what there is. */
export function sharingRoutes(app: FastifyInstance): void {
  const robots = robotsText(app.services.baseUrl)
  const sitemap = new Sitemap(app.services)
  const etags = new WeakMap<Buffer, string>()
  const send = async (request: FastifyRequest, reply: FastifyReply, read: () => Promise<Buffer>) => {
    request.viewer = ANONYMOUS
    await app.budget.enter(request, COST)
    await app.budget.charge(request, COST)
    const file = await read()
    const known = etags.get(file)
    if (known) app.budget.giveBack(request, COST)
    const etag = known ?? `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"`
    etags.set(file, etag)
    return sendXml(request, reply, file, etag)
  }
  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
    await app.budget.takeFile(request)
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(robots)
  })
  app.get('/sitemap.xml', { schema: { hide: true } }, (request, reply) =>
    send(request, reply, () => sitemap.index()),
  )
  app.get<{ Params: { name: string } }>('/sitemap/:name.xml', { schema: { hide: true } }, (request, reply) =>
    send(request, reply, () => sitemap.part(request.params.name)),
  )
}

function sendXml(request: FastifyRequest, reply: FastifyReply, file: Buffer, etag: string): FastifyReply {
  reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' })
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  reply.type('application/xml; charset=utf-8')
  return acceptedEncodings(request.headers['accept-encoding']).has('gzip')
    ? reply.header('content-encoding', 'gzip').send(file)
    : reply.send(Readable.from([file]).pipe(createGunzip()))
}

/** Nobody's own pages and nothing of the administration. What pages ask for stays open: a search engine draws them as a browser does. */
function robotsText(origin: string): string {
  const closed = [
    '/api/auth/',
    STAFF_PAGES,
    ...Object.values(PERSONAL_PAGES).map((path) => path.replace(/\$\w+/g, '*')),
  ]
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
}
