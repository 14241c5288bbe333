import { waitingTasks } from '#contract/endpoints/waiting.ts'
import { queryOf } from '../client/queries.ts'

/** Fresh whenever it is opened: what waits comes from others. */
export const waitingTasksQuery = { ...queryOf(waitingTasks), staleTime: 0 }
