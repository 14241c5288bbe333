import { change, get } from '../endpoint.ts'

export const paperAwards = get('/api/auth/paper-awards')
export const decidePaperAward = change('/api/auth/paper-awards/decide', 'json', 'paperAward')
