import { get } from '../endpoint.ts'

export const startListPdf = get('/api/auth/trials/:id/start-list.pdf')
export const startListCsv = get('/api/auth/trials/:id/start-list.csv')
export const startListXlsx = get('/api/auth/trials/:id/start-list.xlsx')
export const sheetsPdf = get('/api/auth/trials/:id/sheets.pdf')
export const spareSheetsPdf = get('/api/auth/trials/:id/spare-sheets.pdf')
export const trialRecord = get('/api/auth/trials/:id/record')
export const recordPdf = get('/api/auth/trials/:id/record.pdf')
export const billPdf = get('/api/entries/:id/bill.pdf')
export const receiptPdf = get('/api/entries/:id/receipt.pdf')
export const resultListPdf = get('/api/trials/:trialDate/:kaerNr/results.pdf')
export const resultListCsv = get('/api/trials/:trialDate/:kaerNr/results.csv')
export const resultListXlsx = get('/api/trials/:trialDate/:kaerNr/results.xlsx')
