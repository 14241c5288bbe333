/** Signs that are not seen, or turn or break the line of what is. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
/** Control signs other than those that part lines and columns. */
const CONTROL = /[^\P{Cc}\t\n\r]/u

/** Whether a text is one line of signs that are seen: no line break, no tab, nothing that turns what follows around. */
export const isOneLine = (text: string): boolean => !INVISIBLE.test(text)

/** Whether a text of several lines is readable: line breaks and tabs, but no other control sign. */
export const isReadable = (text: string): boolean => !CONTROL.test(text)
