import { randomBytes } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** Half a year, in seconds. */
const HSTS_AGE = 15_552_000

/** Of answers that are given before the service's own headers are set: the same, as far as they are the same for every answer. */
export const EARLY_HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
} as const

/** Security headers of every answer; data may do nothing in a browser. `https`: the service is reached by https. */
export async function securityHeaders(app: FastifyInstance, options: { https: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: options.https ? { maxAge: HSTS_AGE, includeSubDomains: false } : false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    // For browsers that are gone, or without a meaning here.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
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
