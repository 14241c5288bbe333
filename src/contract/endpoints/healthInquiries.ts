import { change, get, uploadForm } from '../endpoint.ts'

export const sendHealthInquiry = change('/api/healthinquiry', 'json', 'healthInquiry')
export const attachToInquiry = uploadForm('/api/healthinquiry/file', 'healthInquiry')
export const ownInquiry = get('/api/healthinquiry/:id')
export const openInquiry = change('/api/healthinquiry/:id/open', 'json', 'healthInquiry')
export const correctInquiry = change('/api/healthinquiry/:id/correct', 'json', 'healthInquiry')
export const withdrawInquiry = change('/api/healthinquiry/:id/withdraw', 'json', 'healthInquiry')
export const healthInquiries = get('/api/auth/healthinquiries')
export const staffInquiry = get('/api/auth/healthinquiries/:id')
export const inquiryAttachment = get('/api/auth/healthinquiries/:id/attachment')
export const inquiryChanges = get('/api/auth/healthinquiries/:id/changes')
export const decideInquiry = change('/api/auth/healthinquiries/:id/decide', 'json', 'healthInquiry')
