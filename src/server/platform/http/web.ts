import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { type Asset, readAssets, sendAsset } from './assets.ts'
import { pagePolicy } from './security.ts'

const NONCE_PLACEHOLDER = '__CSP_NONCE__'
/** Addresses under these are files or data: a miss is an error there, not a page of the browser part. */
const NO_PAGE = /^\/(api|assets|images)(\/|$)/

/**
 * Serves the built browser part: files as they are, from memory, hashed ones for ever, and index.html with a fresh nonce for
 * every other address, which the browser part resolves. Without a build only the calls are served.
 */
export async function webPages(app: FastifyInstance, folder: string): Promise<void> {
  app.setNotFoundHandler(() => {
    throw new AppError('notFound', 'NOT_FOUND')
  })
  const indexFile = path.join(folder, 'index.html')
  if (!existsSync(indexFile)) return
  const index = readFileSync(indexFile, 'utf8')
  const assets = readAssets(folder)
  await app.register(async (web) => {
    web.addHook('onRequest', async (request) => app.budget.takeFile(request))
    web.get('/*', { schema: { hide: true } }, (request, reply) => answer(request, reply, index, assets))
  })
}

function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  index: string,
  assets: ReadonlyMap<string, Asset>,
): FastifyReply {
  const [address = ''] = request.url.split('?', 1)
  const asset = assets.get(address)
  if (asset) return sendAsset(request, reply, asset)
  if (NO_PAGE.test(address)) throw new AppError('notFound', 'NOT_FOUND')
  return sendPage(reply, index)
}

function sendPage(reply: FastifyReply, index: string): FastifyReply {
  const nonce = pagePolicy(reply)
  return reply
    .code(200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(index.replaceAll(NONCE_PLACEHOLDER, nonce))
}
