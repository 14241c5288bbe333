/** Address of a picture or banner by the file name that answers carry (spec 3: an image under /images/). */
export const imageAddress = (filename: string): string => `/images/${encodeURIComponent(filename)}`
