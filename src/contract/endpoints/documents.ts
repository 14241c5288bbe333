import { change, get, upload } from '../endpoint.ts'

export const documents = get('/api/documents')
export const trialDocuments = get('/api/trials/:trialDate/:kaerNr/documents')
/** stays the same whichever version is given out */
export const documentFile = get('/tiedostot/:id')

export const staffDocuments = get('/api/auth/documents')
export const staffTrialDocuments = get('/api/auth/trials/:id/documents')
export const staffDocument = get('/api/auth/documents/:id')
export const documentVersionFile = get('/api/auth/documents/:id/versions/:number')
export const documentChanges = get('/api/auth/documents/:id/changes')
export const uploadDocument = upload('/api/auth/documents/upload', 'document')
export const createDocument = change('/api/auth/documents', 'json', 'document')
export const editDocument = change('/api/auth/documents/update', 'json', 'document')
export const replaceDocument = change('/api/auth/documents/replace', 'json', 'document')
export const putBackVersion = change('/api/auth/documents/put-back', 'json', 'document')
export const removeDocument = change('/api/auth/documents/remove', 'json', 'document')
export const restoreDocument = change('/api/auth/documents/restore', 'json', 'document')

export const documentFolders = get('/api/auth/document-folders')
export const createFolder = change('/api/auth/document-folders', 'json', 'folder')
export const editFolder = change('/api/auth/document-folders/update', 'json', 'folder')
export const orderFolders = change('/api/auth/document-folders/order', 'json', 'folder')
export const removeFolder = change('/api/auth/document-folders/remove', 'json', 'folder')
