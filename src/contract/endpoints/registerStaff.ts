import { change, get } from '../endpoint.ts'

export const staffRegister = get('/api/auth/breedingregister')
export const registerChanges = get('/api/auth/breedingregister/:id/changes')
export const applyForRegister = change('/api/auth/breedingregister/apply', 'json', 'register')
export const decideRegister = change('/api/auth/breedingregister/:id/decide', 'json', 'register')
export const changeRegister = change('/api/auth/breedingregister/:id/change', 'json', 'register')
export const giveBreedingAward = change('/api/auth/breeding-awards/give', 'json', 'register')
export const takeBreedingAward = change('/api/auth/breeding-awards/take', 'json', 'register')
