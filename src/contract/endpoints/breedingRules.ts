import { change, get, post } from '../endpoint.ts'

export const breedingRules = get('/api/breeding-rules/:breed')
export const litterRules = get('/api/litter-rules')
export const allBreedingRules = get('/api/auth/breeding-rules')
export const breedingRuleChanges = get('/api/auth/breeding-rules/:id/changes')
export const previewBreedingRule = post('/api/auth/breeding-rules/preview', 'json')
export const createBreedingRule = change('/api/auth/breeding-rules', 'json', 'breedingRule')
export const editBreedingRule = change('/api/auth/breeding-rules/update', 'json', 'breedingRule')
export const publishBreedingRule = change('/api/auth/breeding-rules/publish', 'json', 'breedingRule')
export const endBreedingRule = change('/api/auth/breeding-rules/end', 'json', 'breedingRule')
export const removeBreedingRule = change('/api/auth/breeding-rules/delete', 'json', 'breedingRule')
