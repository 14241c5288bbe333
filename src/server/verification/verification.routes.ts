import type { FastifyInstance } from 'fastify'
import { checkPaper, paperKey, restorePaper, withdrawnPapers, withdrawPaper } from '#contract/verification.ts'
import { changeRoute } from '../platform/http/changeRoute.ts'
import { route } from '../platform/http/route.ts'
import { digestOf } from './seal.service.ts'
import { checkPapers, readWithdrawals, withdrawPapers } from './verification.policy.ts'
import { presentChecked, presentListed, presentWithdrawal } from './verification.presenter.ts'
import {
  checkedPaper,
  findWithdrawal,
  listWithdrawals,
  paperToWithdraw,
  restoreWithdrawn,
  withdraw,
} from './verification.service.ts'
import type { PaperSources } from './verification.types.ts'

/** Papers that anybody can check, and those that staff withdraw. */
export function verificationRoutes(app: FastifyInstance, sources: PaperSources): void {
  route(app, checkPaper, {
    load: (reader, { body }) => checkedPaper(reader, sources, body.code),
    may: checkPapers,
    present: presentChecked,
  })
  route(app, paperKey, {
    load: ({ seal }) => seal.publicKey,
    may: checkPapers,
    present: ({ pem, raw }) => ({ pem, raw, sha256: digestOf(Buffer.from(raw, 'base64url')) }),
  })
  route(app, withdrawnPapers, {
    load: () => null,
    may: readWithdrawals,
    read: (reader, _none, { query }) => listWithdrawals(reader, query),
    present: ({ rows, next }) => ({ rows: rows.map(presentListed), next }),
  })
  changeRoute(app, withdrawPaper, {
    load: (act, { body }) => paperToWithdraw(act, body.code),
    may: (viewer, { statement }) => withdrawPapers(viewer, statement),
    run: (act, signed, { body }) => withdraw(act, signed, body),
    present: presentWithdrawal,
  })
  changeRoute(app, restorePaper, {
    load: (act, { body }) => findWithdrawal(act, body.id),
    may: withdrawPapers,
    run: (act, withdrawal) => restoreWithdrawn(act, withdrawal),
    present: () => ({ status: 'done' as const }),
  })
}
