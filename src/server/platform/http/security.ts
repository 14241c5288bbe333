import { randomBytes } from 'node:crypto'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply } from 'fastify'
import helmet from 'helmet'

/** Half a year, in seconds. */
const HSTS_AGE = 15_552_000

/** The headers that helmet sets, worked out once: they are the same for every answer. `https`: the service is reached by https. */
function headersOfHelmet(https: boolean): Readonly<Record<string, string>> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: HSTS_AGE, includeSubDomains: false } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // For browsers that are gone, or without a meaning here.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
  })(answer.req, answer, () => undefined)
  return Object.fromEntries(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/** Of answers that are given before the service's own headers are set. */
export const EARLY_HEADERS = { ...headersOfHelmet(false), 'cache-control': 'no-store' }

/** Security headers of every answer; data may do nothing in a browser, and is found by a search engine as a page alone. */
export function securityHeaders(app: FastifyInstance, options: { https: boolean }): void {
  const headers = headersOfHelmet(options.https)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers)
    if (request.url.startsWith('/api/')) reply.header('x-robots-tag', 'noindex')
    done()
  })
}

/** Sets the page's own policy and returns the nonce its styles must carry. Scripts come from our own files only. */
export function pagePolicy(reply: FastifyReply): string {
  const nonce = randomBytes(16).toString('base64')
  reply.header(
    'content-security-policy',
    [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self' 'nonce-${nonce}'`,
      "img-src 'self' data: blob:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
  )
  return nonce
}
