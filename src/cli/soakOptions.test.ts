import { expect, test } from 'vitest'
import { soakedBy } from './soakOptions.ts'

const soaked = (line: string) => soakedBy(line.split(' ').filter(Boolean))

test('plays sequences where nothing else is asked for, with numbers above 0', () => {
  expect(soaked('')).toEqual({ what: 'sequences', numbers: {} })
  expect(soaked('--times 3 --seed 7')).toEqual({ what: 'sequences', numbers: { times: 3, seed: 7 } })
  for (const line of ['--times 0', '--minutes x', '--seed', 'more', '--none'])
    expect(soaked(line), line).toBeUndefined()
})

test('loses the primary with a synchronous standby, or with an asynchronous one', () => {
  expect(soaked('--failover')).toEqual({ what: 'failover', replication: 'synchronous' })
  expect(soaked('--failover --async')).toEqual({ what: 'failover', replication: 'asynchronous' })
  for (const line of ['--async', '--failover --times 3']) expect(soaked(line), line).toBeUndefined()
})

test('upgrades from this build, or from a commit', () => {
  expect(soaked('--upgrade')).toEqual({ what: 'upgrade', from: undefined })
  expect(soaked('--upgrade 1a2b3c4d')).toEqual({ what: 'upgrade', from: '1a2b3c4d' })
  for (const line of ['--upgrade one two', '--upgrade --async', '1a2b3c4d'])
    expect(soaked(line), line).toBeUndefined()
})

test('opens every page', () => {
  expect(soaked('--pages')).toEqual({ what: 'pages' })
  for (const line of ['--pages --async', '--pages one', '--pages --times 3'])
    expect(soaked(line), line).toBeUndefined()
})

test('plays every journey in all its variants', () => {
  expect(soaked('--journeys')).toEqual({ what: 'journeys' })
  for (const line of ['--journeys --pages', '--journeys one']) expect(soaked(line), line).toBeUndefined()
})

test('works in every way at once for half an hour, or as long as is said', () => {
  expect(soaked('--mixed')).toEqual({ what: 'mixed', minutes: 30 })
  expect(soaked('--mixed --minutes 5')).toEqual({ what: 'mixed', minutes: 5 })
  for (const line of ['--mixed --times 3', '--mixed --pages', '--mixed --minutes 0'])
    expect(soaked(line), line).toBeUndefined()
})
