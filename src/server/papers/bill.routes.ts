import type { FastifyInstance } from 'fastify'
import { billPdf, receiptPdf } from '#contract/papers.ts'
import { manageOwn } from '../ownEntries/ownEntries.policy.ts'
import { describeOwn, findOwn } from '../ownEntries/ownEntries.service.ts'
import { billOf } from '../payments/bill.service.ts'
import { receiptOf } from '../payments/receipt.service.ts'
import { callerOf } from '../platform/act.ts'
import { AppError } from '../platform/errors.ts'
import { route } from '../platform/http/route.ts'
import { billPaper } from './bill.ts'
import { frameOf, savedAs } from './files.ts'
import { receiptPaper } from './receipt.ts'

/** The bill of an entry that is paid by bank transfer, and the receipt of what was paid, for its entrant. */
export function billRoutes(app: FastifyInstance): void {
  route(app, billPdf, {
    load: (reader, { params }) => findOwn(reader, params.id),
    may: manageOwn,
    headers: ({ trial }, reader) => savedAs('bill', 'pdf')(trial, reader),
    read: async (reader, owned) => {
      const { dog, entry, trial } = await describeOwn(reader, owned)
      const bill = billOf(entry, trial)
      if (bill === null) throw new AppError('refused', 'NO_BILL')
      return reader.printer.print({
        by: callerOf(reader),
        pages: 1,
        layOut: () => billPaper(frameOf(reader, trial), { bill, entry, dog }),
      })
    },
    present: (file) => file,
  })
  route(app, receiptPdf, {
    load: (reader, { params }) => findOwn(reader, params.id),
    may: manageOwn,
    headers: ({ trial }, reader) => savedAs('receipt', 'pdf')(trial, reader),
    read: async (reader, owned) => {
      const { dog, entry, trial, ...money } = await describeOwn(reader, owned)
      const receipt = receiptOf(money, trial)
      if (receipt === null) throw new AppError('refused', 'NOTHING_PAID')
      return reader.printer.print({
        by: callerOf(reader),
        pages: 1,
        layOut: () => receiptPaper(frameOf(reader, trial), { receipt, entry, dog }),
      })
    },
    present: (file) => file,
  })
}
