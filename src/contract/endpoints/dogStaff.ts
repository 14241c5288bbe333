import { command, get, upload } from '../endpoint.ts'

export const changeDogPicture = upload('/api/auth/dog/:regnr/picture')
export const removeDogPicture = command('/api/auth/dog/:regnr/picture/remove')
export const dogChanges = get('/api/auth/dog/:regnr/changes')
