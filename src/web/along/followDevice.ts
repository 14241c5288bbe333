import type { QueryClient } from '@tanstack/react-query'
import { onLeaving } from '../accounts/session/device.ts'
import { sessionStore } from '../accounts/session/session.ts'
import { isKeeping } from '../client/kept.ts'

/** Looks after what the device keeps, once it keeps anything: nobody else loads more than this. */
export function followDevice(queries: QueryClient) {
  onLeaving({
    countUnsent: async (username) => (isKeeping() ? (await import('./leaving.ts')).countLeft(username) : 0),
    async leave(username) {
      if (isKeeping()) await (await import('./leaving.ts')).leaveDevice(username)
    },
  })
  sessionStore.subscribe(() => {
    if (isKeeping()) void import('./contact.ts').then(({ lookAfterDevice }) => lookAfterDevice(queries))
  })
}
