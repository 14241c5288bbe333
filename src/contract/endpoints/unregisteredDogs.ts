import { change, command, get } from '../endpoint.ts'

export const unregisteredDogs = get('/api/auth/unregistered-dogs')
export const linkDog = change('/api/auth/unregistered-dogs/:id/link', 'json', 'entryList')
export const unlinkDog = command('/api/auth/unregistered-dogs/:id/unlink', 'entryList')
export const registerDog = change('/api/auth/unregistered-dogs/:id/register', 'json', 'dog')
