/** Whether a text holds another, without regard to case and marks, so that `hame` finds Häme, as the database folds its own. */
export const holdsText = (text: string, part: string): boolean => folded(text).includes(folded(part))

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
