import { useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { WaitingTasks as Counts } from '#contract/waiting.ts'
import { staffRegisterAddress } from '../breedingRegister/addresses.ts'
import { inquiriesAddress } from '../healthInquiry/addresses.ts'
import { healthWatchAddress } from '../healthWatch/addresses.ts'
import { useTranslate } from '../i18n/useTranslate.ts'
import { staffNoticesAddress } from '../litters/notices/addresses.ts'
import { paperAwardsAddress } from '../paperAwards/addresses.ts'
import { unregisteredAddress } from '../unregistered/addresses.ts'
import { waitingTasksQuery } from './queries.ts'
import { WaitingLine, WaitingList } from './WaitingList.tsx'

/** Where it is done, and how urgent it is: somebody waits, or a record does. */
const AREAS: readonly (readonly [keyof Counts, LinkProps, string])[] = [
  ['alerts', healthWatchAddress({ state: 'new' }), 'error.main'],
  ['inquiries', inquiriesAddress({ state: 'new' }), 'warning.main'],
  ['applications', staffRegisterAddress(), 'warning.main'],
  ['notices', staffNoticesAddress(), 'warning.main'],
  ['unregistered', unregisteredAddress({ state: 'open' }), 'text.secondary'],
  ['paperAwards', paperAwardsAddress({ state: 'open' }), 'text.secondary'],
]

/** The work on dogs and breeding that waits for the reader; nothing where none does. */
export default function WaitingTasks() {
  const t = useTranslate()
  const { data } = useQuery(waitingTasksQuery)
  const waiting = AREAS.flatMap(([area, to, colour]) => {
    const count = data?.[area]
    return count ? [{ area, to, colour, title: t(`waiting.${area}`, { count }) }] : []
  })
  if (waiting.length === 0) return null
  return (
    <WaitingList>
      {waiting.map(({ area, ...line }) => (
        <WaitingLine key={area} {...line} />
      ))}
    </WaitingList>
  )
}
