import { change, get, upload } from '../endpoint.ts'

export const advertisements = get('/api/advertisements')
export const openAdvertisement = get('/api/advertisements/:id/open')
export const countShown = change('/api/advertisements/shown', 'json', 'advertisement')
export const staffAdvertisements = get('/api/auth/advertisements')
export const staffAdvertisement = get('/api/auth/advertisements/:id')
export const advertisementChanges = get('/api/auth/advertisements/:id/changes')
export const createAdvertisement = change('/api/auth/advertisements', 'json', 'advertisement')
export const editAdvertisement = change('/api/auth/advertisements/update', 'json', 'advertisement')
export const orderAdvertisements = change('/api/auth/advertisements/order', 'json', 'advertisement')
export const removeAdvertisement = change('/api/auth/advertisements/remove', 'json', 'advertisement')
export const restoreAdvertisement = change('/api/auth/advertisements/restore', 'json', 'advertisement')
export const changeBanner = upload('/api/auth/advertisements/:id/banner', 'advertisement')
