/** The pattern of a text that stands anywhere, its own signs of a pattern taken as they are. */
export const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`
