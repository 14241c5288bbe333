import { change, get } from '../endpoint.ts'

export const informationPages = get('/api/information')
export const informationPage = get('/api/information/:address')
export const staffInformationPages = get('/api/auth/information')
export const staffInformationPage = get('/api/auth/information/:id')
export const informationText = get('/api/auth/information/:id/texts/:number')
export const informationChanges = get('/api/auth/information/:id/changes')
export const createInformationPage = change('/api/auth/information', 'json', 'informationPage')
export const editInformationPage = change('/api/auth/information/update', 'json', 'informationPage')
export const putBackInformationText = change('/api/auth/information/put-back', 'json', 'informationPage')
export const orderInformationPages = change('/api/auth/information/order', 'json', 'informationPage')
export const removeInformationPage = change('/api/auth/information/remove', 'json', 'informationPage')
export const restoreInformationPage = change('/api/auth/information/restore', 'json', 'informationPage')
