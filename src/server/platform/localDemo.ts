import type { FastifyRequest } from 'fastify'
import type { Config } from '../config.ts'

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOOPBACK_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i
/** A proxy in between means that the caller may be anywhere. */
const PROXY_HEADER =
  /^(x-forwarded-.*|x-original-.*|cf-.*|forwarded|via|true-client-ip|x-client-ip|x-real-ip)$/

/**
 * Whether what only the demo shows may be shown: the demo is on, the connection comes from this machine without a proxy in
 * between, and the browser itself calls the address one of this machine (a name that somebody else's DNS answers is none).
 * Source: docs/rules/accounts.md#settings.
 */
export function isLocalDemo(config: Config, request: FastifyRequest): boolean {
  return (
    config.demo !== 'off' &&
    LOOPBACK_ADDRESS.test(request.socket.remoteAddress ?? '') &&
    LOOPBACK_NAME.test(request.headers.host ?? '') &&
    // What proxies speak unless told otherwise, and no browser.
    request.raw.httpVersion !== '1.0' &&
    !Object.keys(request.headers).some((name) => PROXY_HEADER.test(name)) &&
    isLocalOrigin(request.headers.origin)
  )
}

/** A page of this machine, or no page at all, asks. */
function isLocalOrigin(origin: string | undefined): boolean {
  return origin === undefined || (URL.canParse(origin) && LOOPBACK_NAME.test(new URL(origin).host))
}
