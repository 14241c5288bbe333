import { command, get, upload } from '../endpoint.ts'

export const memberImports = get('/api/auth/member-lists')
export const previewMembers = upload('/api/auth/member-lists/preview', 'memberList')
export const importMembers = upload('/api/auth/member-lists', 'memberList')
export const undoMembers = command('/api/auth/member-lists/:id/undo', 'memberList')
