import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../errors.ts'
import { pagePolicy } from './security.ts'

const NONCE_PLACEHOLDER = '__CSP_NONCE__'
/** Addresses under these are files or data: a miss is an error there, not a page of the browser part. */
const NO_PAGE = /^\/(api|assets|images)(\/|\?|$)/

/**
 * Serves the built browser part: files as they are, hashed ones for ever, and index.html with a fresh nonce for every
 * other address, which the browser part resolves. Without a build only the calls are served.
 */
export async function webPages(app: FastifyInstance, folder: string): Promise<void> {
  const indexFile = path.join(folder, 'index.html')
  const index = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : undefined
  if (index !== undefined) {
    await app.register(fastifyStatic, {
      root: folder,
      index: false,
      preCompressed: true,
      cacheControl: false,
      globIgnore: ['index.html'],
      setHeaders: (reply, file) => {
        const hashed = file.includes(`${path.sep}assets${path.sep}`)
        reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
      },
    })
    app.get('/', { schema: { hide: true } }, (_request, reply) => sendPage(reply, index))
    app.get('/index.html', { schema: { hide: true } }, (_request, reply) => sendPage(reply, index))
  }
  app.setNotFoundHandler((request, reply) => {
    if (index === undefined || !isPage(request)) throw new AppError('notFound', 'NOT_FOUND')
    return sendPage(reply, index)
  })
}

function isPage(request: FastifyRequest): boolean {
  return (request.method === 'GET' || request.method === 'HEAD') && !NO_PAGE.test(request.url)
}

function sendPage(reply: FastifyReply, index: string): FastifyReply {
  const nonce = pagePolicy(reply)
  return reply
    .code(200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(index.replaceAll(NONCE_PLACEHOLDER, nonce))
}
