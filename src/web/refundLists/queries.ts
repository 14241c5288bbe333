import { moneyNeeds } from '#contract/endpoints/bankStatements.ts'
import { neededTrials } from '#contract/endpoints/organising.ts'
import { entryMoney } from '#contract/endpoints/payments.ts'
import { refundTransfers } from '#contract/endpoints/refundLists.ts'
import { queryOf } from '../client/queries.ts'

/** Fresh whenever it is opened: entrants tell their accounts without anybody at the screen. */
export const refundTransfersQuery = { ...queryOf(refundTransfers), staleTime: 0 }

/** What is stale after a refund has changed. */
export const TRANSFERS = [refundTransfers, moneyNeeds, neededTrials, entryMoney]
