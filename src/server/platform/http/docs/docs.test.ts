import { expect, test } from 'vitest'
import { openService } from '../../../testing/openService.ts'
import { codeOf } from '../../../testing/refusal.ts'
import { exampleOf } from './example.ts'
import { type ApiDocument, groupsOf } from './model.ts'

const { app } = await openService({ env: { PUBLIC_URL: 'https://koirakanta.example' } })
const document = (await app.inject('/api/openapi.json')).json<ApiDocument>()
const groups = groupsOf(document)

test('lists every call of the document once, the public ones first', async () => {
  const { body, statusCode } = await app.inject('/api/docs')
  expect(statusCode).toBe(200)
  const paths = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()}</span> <code>${path}</code>`),
  )
  expect(paths.length).toBeGreaterThan(200)
  expect(paths.filter((path) => body.split(path).length !== 2)).toEqual([])
  expect(body.indexOf('/api/docs/breeds"')).toBeLessThan(body.indexOf('/api/docs/auth-users"'))
})

test('is shown under the policy of every page: no script, and a style by its nonce alone', async () => {
  for (const address of ['/api/docs', '/api/docs/breeds']) {
    const { body, headers } = await app.inject(address)
    const policy = String(headers['content-security-policy'])
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
    expect(policy).toContain("script-src 'self'")
    expect(body).toContain(`<style nonce="${nonce}">`)
    expect(body).not.toMatch(/<script|\sstyle=|\son\w+=|javascript:/i)
    expect(headers['content-type']).toBe('text/html; charset=utf-8')
  }
})

test('has a page of each group with every call, its parameters, refusals and an example', async () => {
  for (const { name, calls } of groups) {
    const { body, statusCode } = await app.inject(`/api/docs/${name}`)
    expect([name, statusCode]).toEqual([name, 200])
    for (const { method, path, parameters, refusals } of calls) {
      const part = body
        .split('<section>')
        .find((one) => one.includes(`${method}</span> <code>${path}</code>`))
      expect([path, part !== undefined]).toEqual([path, true])
      expect([path, parameters.filter((one) => !part!.includes(`<code>${one.name}</code>`))]).toEqual([
        path,
        [],
      ])
      expect([
        path,
        refusals.filter(([status]) => !part!.includes(`<th scope="row">${status}</th>`)),
      ]).toEqual([path, []])
      expect(part).toContain('curl ')
      expect(part).not.toContain('undefined')
    }
  }
})

test('the examples of questions by address are answered, or refused for a thing that is not there', async () => {
  const { body } = await app.inject('/api/docs')
  const names = [...body.matchAll(/href="\/api\/docs\/([\w-]+)"/g)].map(([, name]) => name!)
  const asked: [string, number][] = []
  for (const name of names.filter((one) => !one.startsWith('auth-'))) {
    const page = (await app.inject(`/api/docs/${name}`)).body
    for (const [, address] of page.matchAll(
      /curl &#39;https:\/\/koirakanta\.example([^\s]*?)&#39;|curl 'https:\/\/koirakanta\.example([^']*)'/g,
    ))
      if (address) asked.push([address, (await app.inject(address.replaceAll('&amp;', '&'))).statusCode])
  }
  expect(asked.length).toBeGreaterThan(30)
  expect(asked.filter(([, status]) => status === 400 || status >= 500)).toEqual([])
})

test('makes examples that the schemas of the contract take', () => {
  const fits = app.calls
    .filter(({ produces }) => produces === undefined)
    .map((call) => {
      const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
      const found = groups
        .flatMap(({ calls }) => calls)
        .find((one) => one.path === path && one.method === call.method)
      const example = exampleOf(
        found?.answer?.schema,
        (reference) => document.components?.schemas?.[reference.replace('#/components/schemas/', '')],
      )
      return call.answer.safeParse(example).success
    })
  expect(fits.filter(Boolean).length / fits.length).toBeGreaterThan(0.9)
})

test('answers an unknown group as what is not there', async () => {
  const answer = await app.inject('/api/docs/nothing')
  expect([answer.statusCode, codeOf(answer)]).toEqual([404, 'NOT_FOUND'])
})
