import { expect, test } from 'vitest'
import { readText, repositoryFiles } from '../files.ts'
import { SPECIFIED_CALLS } from './calls.ts'

/** Files that make some calls each because they make every one; they say nothing of a single one. */
const OF_EVERY_CALL = /hostileInput|publicAnswers|safety|textInputs/

const TESTS = repositoryFiles(/^src\/server\/.*\.(test|test-helper)\.ts$/).filter(
  (file) => !OF_EVERY_CALL.test(file),
)
const texts = TESTS.map((file) => ({ file, text: readText(file) }))

/** The address of a call as a test writes it: a name of the path may be anything, also something that is filled in. */
function addressOf(call: string): RegExp {
  const [, path = ''] = call.split(' ')
  const parts = path
    .replace(/\/$/, '')
    .split('/')
    .map((part) => (part.startsWith('{') ? '(?:\\$\\{.+?\\}|[\\w%.-]+)+' : part.replace(/\W/g, '\\$&')))
  return new RegExp(`['"\`]${parts.join('/')}/?(?:\\?.*?)?['"\`]`)
}

test.each(Object.keys(SPECIFIED_CALLS))('%s is made by a test over HTTP', (call) => {
  const address = addressOf(call)
  expect(texts.filter(({ text }) => address.test(text)).map(({ file }) => file)).not.toEqual([])
})
