import { parse } from 'acorn'
import { expect, test } from 'vitest'
import { readText } from './files.ts'

test('the notice for old browsers parses as ECMAScript 5, as they read it', () => {
  const script = readText('src/web/public/old-browser.js')
  expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow()
})
