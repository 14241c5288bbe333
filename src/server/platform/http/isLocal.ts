import type { FastifyRequest } from 'fastify'

const LOOPBACK_ADDRESS = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/
const LOOPBACK_NAME = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i
/** A proxy in between means that the caller may be anywhere. */
const PROXY_HEADER =
  /^(x-forwarded-.*|x-original-.*|cf-.*|forwarded|via|true-client-ip|x-client-ip|x-real-ip)$/

/**
 * Whether the connection comes from this machine without a sign of a proxy, and the caller itself calls the address one of
 * this machine (a name that somebody else's DNS answers is none). Alone it opens nothing that must be kept: a proxy that adds
 * no header looks the same.
 */
export function isLocal(request: FastifyRequest): boolean {
  return (
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
