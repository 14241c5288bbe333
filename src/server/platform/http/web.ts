import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isBusy } from '../databaseErrors.ts'
import { AppError } from '../errors.ts'
import { type Asset, readAssets, sendAsset } from './assets.ts'
import { clubManifest, MANIFEST } from './manifest.ts'
import { type MovedPage, type PageHead, PageTemplate } from './pageHead.ts'
import { pagePolicy } from './security.ts'

/** Addresses under these are files or data: a miss is an error there, not a page of the browser part. */
const NO_PAGE = /^\/(api|assets|images|tiedostot)(\/|$)/
/** Seconds after which a page that could not be looked up may be asked for again. */
const RETRY_AFTER = 5
const BUSY = 503

declare module 'fastify' {
  interface FastifyInstance {
    /** the browser part's own page of what is not there, with the reply's policy; missing: it is not built */
    pageOfMissing?(request: FastifyRequest, reply: FastifyReply): string
  }
}

/** What the server knows of the pages of the browser part. */
export interface Pages {
  /** Of the page at a request's address. @throws AppError 429 where too much is asked for */
  describe(request: FastifyRequest): PageHead | MovedPage | Promise<PageHead | MovedPage>
  /** of one that cannot be looked up now */
  unknown(request: FastifyRequest): PageHead
}

interface Web {
  readonly template: PageTemplate
  readonly assets: ReadonlyMap<string, Asset>
  readonly pages: Pages
}

/**
 * Serves the built browser part: files as they are, from memory, hashed ones for ever, and for every other address index.html with
 * what is known of its page and a fresh nonce; the browser part shows the page. Without a build only the calls are served.
 */
export async function webPages(app: FastifyInstance, folder: string, pages: Pages): Promise<void> {
  app.setNotFoundHandler(() => {
    throw new AppError('notFound', 'NOT_FOUND')
  })
  const indexFile = path.join(folder, 'index.html')
  if (!existsSync(indexFile)) return
  const { baseUrl, config } = app.services
  const template = new PageTemplate(readFileSync(indexFile, 'utf8'), {
    origin: baseUrl,
    name: config.club.title,
  })
  const assets = readAssets(folder, { [MANIFEST]: (built) => clubManifest(built, config.club) })
  const web = { template, assets, pages }
  app.decorate('pageOfMissing', (request, reply) => {
    const page = pages.unknown(request)
    return template.write(page, pagePolicy(reply.header('cache-control', 'no-cache')))
  })
  await app.register(async (part) => {
    part.addHook('onRequest', async (request) => app.budget.takeFile(request))
    part.get('/*', { schema: { hide: true } }, (request, reply) => answer(request, reply, web))
  })
}

async function answer(request: FastifyRequest, reply: FastifyReply, web: Web): Promise<FastifyReply> {
  const [address = ''] = request.url.split('?', 1)
  const asset = web.assets.get(address)
  if (asset) return sendAsset(request, reply, asset)
  if (NO_PAGE.test(address)) throw new AppError('notFound', 'NOT_FOUND')
  // It has a nonce of its own, so it is never the same, and it moves as its thing does.
  reply.header('cache-control', 'no-cache')
  const page = await describe(request, reply, web.pages)
  if ('movedTo' in page) return reply.redirect(page.movedTo, 301)
  const nonce = pagePolicy(reply)
  return reply.code(page.status).type('text/html; charset=utf-8').send(web.template.write(page, nonce))
}

/** The browser part tells people itself what is wrong: it comes with every status. */
async function describe(
  request: FastifyRequest,
  reply: FastifyReply,
  pages: Pages,
): Promise<PageHead | MovedPage> {
  try {
    return await pages.describe(request)
  } catch (error) {
    const refusal = error instanceof AppError ? error : undefined
    if (!refusal) request.log[isBusy(error) ? 'warn' : 'error']({ err: error }, 'page')
    reply.header('retry-after', refusal?.retryAfter ?? RETRY_AFTER)
    return { ...pages.unknown(request), status: refusal?.statusCode ?? BUSY }
  }
}
