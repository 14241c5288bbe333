import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { openService } from '../testing/openService.ts'

export const ORIGIN = 'https://koirakanta.example'
const INDEX = `<!doctype html>
<html lang="fi"><head><meta property="csp-nonce" content="__CSP_NONCE__"><!--head--><title>Koirakanta</title><!--/head--></head></html>`

/** The service at an address of its own with the least that a built browser part is. */
export async function openPages(parts: Parameters<typeof openService>[0] = {}) {
  const webFolder = mkdtempSync(path.join(tmpdir(), 'koirakanta-pages-'))
  writeFileSync(path.join(webFolder, 'index.html'), INDEX)
  afterAll(() => rmSync(webFolder, { recursive: true }))
  const service = await openService({ ...parts, webFolder, env: { PUBLIC_URL: ORIGIN, ...parts.env } })
  return { ...service, webFolder, page: (url: string) => pageOf(service.app, url) }
}

/** What a page's HTML says of itself, its entities as they stand there. */
export async function pageOf(app: FastifyInstance, url: string) {
  const { statusCode, headers, body } = await app.inject(url)
  const content = (kind: string, name: string) =>
    new RegExp(`<meta data-first ${kind}="${name}" content="([^"]*)">`).exec(body)?.[1]
  const links = [...body.matchAll(/<link data-first rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)]
  return {
    status: statusCode,
    location: headers.location,
    body,
    headers,
    language: /<html lang="(\w+)">/.exec(body)?.[1],
    title: /<title>(.*)<\/title>/.exec(body)?.[1],
    description: content('name', 'description'),
    robots: content('name', 'robots'),
    canonical: /<link data-first rel="canonical" href="([^"]+)">/.exec(body)?.[1],
    alternates: Object.fromEntries(links.map(([, language, href]) => [language, href])),
    graph: (name: string) => content('property', `og:${name}`),
  }
}
