import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tools/test/database.ts'
import { codeOf } from '../../testing/refusal.ts'
import { testApp } from '../../testing/testApp.ts'
import { clubManifest } from './manifest.ts'

const SCRIPT = 'export const answer = 42\n'
const MANIFEST = '{"id":"/","name":"Built","shortcuts":[{"name":"Sheets","url":"/sheets"}]}'
let database: TestDatabase
let app: FastifyInstance
let webFolder: string

beforeAll(async () => {
  database = await testDatabase()
  webFolder = await mkdtemp(path.join(tmpdir(), 'koirakanta-web-'))
  await mkdir(path.join(webFolder, 'assets'))
  await writeFile(
    path.join(webFolder, 'index.html'),
    '<!doctype html><html lang="fi"><meta property="csp-nonce" content="__CSP_NONCE__"><!--head--><!--/head-->',
  )
  await writeFile(path.join(webFolder, 'assets', 'main-abc123.js'), SCRIPT)
  await writeFile(path.join(webFolder, 'assets', 'main-abc123.js.br'), brotliCompressSync(SCRIPT))
  await writeFile(path.join(webFolder, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  await writeFile(path.join(webFolder, 'manifest.webmanifest'), MANIFEST)
  await writeFile(path.join(webFolder, 'manifest.webmanifest.br'), brotliCompressSync(MANIFEST))
  app = await testApp(database, { webFolder, env: { PUBLIC_URL: 'https://koirakanta.example' } })
})
afterAll(async () => {
  await app.close()
  await database.close()
  await rm(webFolder, { recursive: true })
})

test.each([
  ['/', 200],
  ['/haku?q=muntti', 200],
  ['/hallinta/loki', 200],
  ['/koira/FI12345/20', 404],
  ['/sukutaulu/%C4%8CLP/KO/1/10', 404],
  ['/no/such/page', 404],
  ['/index.html', 404],
])('serves the page for %s, with a nonce of its own', async (url, status) => {
  const [first, second] = [await app.inject(url), await app.inject(url)]
  expect(first.statusCode).toBe(status)
  expect(first.headers['content-type']).toMatch(/^text\/html/)
  expect(first.headers['cache-control']).toBe('no-cache')
  const nonce = /content="([^"]+)"/.exec(first.body)?.[1]
  const policy = `${first.headers['content-security-policy']}`
  expect(policy).toContain(`style-src 'self' 'nonce-${nonce}'`)
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toContain('unsafe')
  expect(second.body).not.toBe(first.body)
})

test('shows the page to whoever follows a link to a file that is gone, and tells programs its code', async () => {
  const followed = await app.inject({ url: '/tiedostot/999', headers: { accept: 'text/html,*/*;q=0.8' } })
  expect([followed.statusCode, followed.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  const nonce = /content="([^"]+)"/.exec(followed.body)?.[1]
  expect(`${followed.headers['content-security-policy']}`).toContain(`'nonce-${nonce}'`)
  const asked = await app.inject({ url: '/tiedostot/999', headers: { accept: '*/*' } })
  expect([asked.statusCode, codeOf(asked)]).toEqual([404, 'DOCUMENT_NOT_FOUND'])
  const call = await app.inject({ url: '/api/dog/FI1%2F20', headers: { accept: 'text/html' } })
  expect(call.headers['content-type']).toBe('application/json; charset=utf-8')
})

test('lets hashed files be cached for ever, and sends them compressed', async () => {
  const plain = await app.inject('/assets/main-abc123.js')
  expect(plain.body).toBe(SCRIPT)
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const small = await app.inject({ url: '/assets/main-abc123.js', headers: { 'accept-encoding': 'br' } })
  expect(small.headers['content-encoding']).toBe('br')
  expect(small.headers['content-type']).toMatch(/javascript/)
  const icon = await app.inject('/favicon.svg')
  expect(icon.headers['cache-control']).toBe('public, max-age=3600')
})

test('names the installed app by the club', async () => {
  const { headers, body } = await app.inject({
    url: '/manifest.webmanifest',
    headers: { 'accept-encoding': 'br' },
  })
  expect(headers['content-type']).toBe('application/manifest+json')
  const { title, clubName } = app.config.club
  const shortcuts = [{ name: 'Sheets', url: '/sheets' }]
  expect(JSON.parse(body)).toEqual({
    id: '/',
    name: title,
    short_name: title,
    description: clubName,
    shortcuts,
  })
})

test('has no shortcut to judges’ sheets in the app of a club without trials', () => {
  const club = { ...app.config.club, modules: [] }
  expect(JSON.parse(clubManifest(Buffer.from(MANIFEST), club).toString()).shortcuts).toEqual([])
})

test('sends no encoding that the browser refuses, and nothing that it has already', async () => {
  const url = '/assets/main-abc123.js'
  const refused = await app.inject({ url, headers: { 'accept-encoding': 'br;q=0, gzip' } })
  expect(refused.headers['content-encoding']).toBeUndefined()
  expect(refused.headers.vary).toContain('accept-encoding')
  const etag = `${refused.headers.etag}`
  expect((await app.inject({ url, headers: { 'if-none-match': etag } })).statusCode).toBe(304)
  expect((await app.inject({ method: 'HEAD', url })).statusCode).toBe(200)
})

test('limits pages and files apart from calls, to ten times as many', async () => {
  const limited = await testApp(database, { webFolder, env: { RATE_BURST: '2', RATE_PER_SECOND: '0.01' } })
  const statusOf = async (url: string) => (await limited.inject(url)).statusCode
  for (let asked = 0; asked < 2; asked++) expect(await statusOf('/api/breeds')).toBe(200)
  expect(await statusOf('/api/breeds')).toBe(429)
  for (let asked = 0; asked < 10; asked++) {
    expect(await statusOf('/')).toBe(200)
    expect(await statusOf('/assets/main-abc123.js')).toBe(200)
  }
  expect(await statusOf('/')).toBe(429)
  await limited.close()
})

test('sends no file outside the folder', async () => {
  const answer = await app.inject('/assets/..%2f..%2fpackage.json')
  expect(answer.statusCode).toBe(404)
  expect(answer.body).not.toContain('koirakanta')
})

test.each(['/assets/gone.js', '/images/gone.jpg', '/api/gone'])('does not find %s', async (url) => {
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(404)
  expect(codeOf(answer)).toBe('NOT_FOUND')
})

test('answers a POST to the address of a page with 404', async () => {
  expect((await app.inject({ method: 'POST', url: '/koira/FI1/20' })).statusCode).toBe(404)
})

test('sends the security headers with every answer', async () => {
  for (const url of ['/api/service', '/', '/assets/main-abc123.js', '/api/dog/abc']) {
    const { headers } = await app.inject(url)
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['strict-transport-security']).toMatch(/^max-age=/)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
  expect((await app.inject('/api/service')).headers['content-security-policy']).toContain(
    "default-src 'none'",
  )
})

test('promises no https without https', async () => {
  const plain = await testApp(database, { webFolder })
  const { headers } = await plain.inject('/api/service')
  await plain.close()
  expect(headers['strict-transport-security']).toBeUndefined()
})
