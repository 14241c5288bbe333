/** Address of the front page. */
export const HOME_PATH = '/'
export const homeAddress = () => ({ to: HOME_PATH }) as const
