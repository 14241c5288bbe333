import * as z from 'zod'
import { call } from './call.ts'
import * as at from './endpoints/waiting.ts'

/** null: the reader may not decide on it */
const tasks = z.number().int().nullable()

const waiting = z.strictObject({
  /** applications to the breeding register */
  applications: tasks,
  /** litter notices */
  notices: tasks,
  /** health reports */
  inquiries: tasks,
  /** alerts of the health watch that nobody has looked at */
  alerts: tasks,
  /** entries of dogs that are not in the register */
  unregistered: tasks,
  /** awards that were seen on paper, nobody has decided on */
  paperAwards: tasks,
})
export type WaitingTasks = z.infer<typeof waiting>

/** Of trials and money: `GET /api/auth/trials/needs` and `GET /api/auth/money/needs`. */
export const waitingTasks = call(at.waitingTasks, {
  summary: 'How much of the work on dogs and breeding waits for the reader',
  access: 'signedIn',
  cost: 1,
  answer: waiting,
})
