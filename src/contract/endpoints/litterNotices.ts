import { change, get } from '../endpoint.ts'

export const litterNotices = get('/api/litter-inqueries/:type/')
export const getLitterInquiry = get('/api/litter-inquiry/:id')
export const ownNotices = get('/api/auth/own-litters')
export const saveOwnNotice = change('/api/auth/own-litters/save', 'json', 'notice')
export const renewOwnNotice = change('/api/auth/own-litters/renew', 'json', 'notice')
export const withdrawOwnNotice = change('/api/auth/own-litters/withdraw', 'json', 'notice')
export const staffNotices = get('/api/auth/litters')
export const staffNotice = get('/api/auth/litters/:id')
export const noticeChanges = get('/api/auth/litters/:id/changes')
export const saveNotice = change('/api/auth/litters/save', 'json', 'notice')
export const decideNotice = change('/api/auth/litters/decide', 'json', 'notice')
