export const RULEBOOKS_PATH = '/hallinta/saannot'
export const rulebooksAddress = () => ({ to: RULEBOOKS_PATH }) as const

export const RULEBOOK_PATH = `${RULEBOOKS_PATH}/$id` as const
export const rulebookAddress = (id: number) => ({ to: RULEBOOK_PATH, params: { id: String(id) } }) as const
