import { command, get, post, upload } from '../endpoint.ts'

export const changeDogPicture = upload('/api/auth/dog/:regnr/picture', 'picture')
export const removeDogPicture = command('/api/auth/dog/:regnr/picture/remove', 'picture')
export const dogChanges = get('/api/auth/dog/:regnr/changes')
export const relativesHealth = get('/api/auth/dog/pedigree/health/:id')
export const healthAbbreviations = post('/api/auth/dog/health-abbr/', 'text')
