import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A built file in memory with its compressed copies, shared by all answers. */
export interface Asset {
  readonly type: string
  readonly etag: string
  readonly cacheControl: string
  /** of what runs by itself in a browser */
  readonly policy: string | undefined
  readonly content: Buffer
  /** by name of the encoding, the better first */
  readonly compressed: readonly (readonly [encoding: 'br' | 'gzip', content: Buffer])[]
}

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}
const COMPRESSED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const
const IMMUTABLE = 'public, max-age=31536000, immutable'
const ONE_HOUR = 'public, max-age=3600'
/** The service worker fetches the files that it keeps, which the policy of data forbids. */
const SERVICE_WORKER = '/sw.js'
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'"

/**
 * Reads the files of the built browser part, but for index.html: address → file.
 * @param changes files that are not served as they were built, by their addresses
 */
export function readAssets(
  folder: string,
  changes: Readonly<Record<string, (built: Buffer) => Buffer>>,
): ReadonlyMap<string, Asset> {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.join(parentPath, name))
      .map((file) => [`/${path.relative(folder, file).replaceAll(path.sep, '/')}`, readFileSync(file)]),
  )
  const assets = new Map<string, Asset>()
  for (const [address, built] of files) {
    if (address === '/index.html' || COMPRESSED.some(([, ending]) => address.endsWith(ending))) continue
    const change = changes[address]
    const content = change ? change(built) : built
    assets.set(address, {
      type: TYPES[path.extname(address)] ?? 'application/octet-stream',
      etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      cacheControl: address.startsWith('/assets/') ? IMMUTABLE : ONE_HOUR,
      policy: address === SERVICE_WORKER ? WORKER_POLICY : undefined,
      content,
      compressed: COMPRESSED.flatMap(([encoding, ending]) => {
        const copy = change ? undefined : files.get(address + ending)
        return copy ? [[encoding, copy] as const] : []
      }),
    })
  }
  return assets
}

/** Sends a file in the best encoding that the browser takes. */
export function sendAsset(request: FastifyRequest, reply: FastifyReply, asset: Asset): FastifyReply {
  const { type, etag, cacheControl, policy, content, compressed } = asset
  reply.headers({ 'cache-control': cacheControl, etag, vary: 'accept-encoding' })
  if (policy) reply.header('content-security-policy', policy)
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  const accepted = acceptedEncodings(request.headers['accept-encoding'])
  const copy = compressed.find(([encoding]) => accepted.has(encoding))
  if (copy) reply.header('content-encoding', copy[0])
  return reply.type(type).send(copy ? copy[1] : content)
}

/** The encodings named in `accept-encoding`, without those refused by `q=0`. Source: RFC 9110, 12.5.3. */
export function acceptedEncodings(header: string | string[] = ''): ReadonlySet<string> {
  const parts = String(header)
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((piece) => piece.trim()))
  return new Set(
    parts.flatMap(([name = '', ...rest]) => (rest.some((piece) => /^q=0(\.0*)?$/.test(piece)) ? [] : [name])),
  )
}
