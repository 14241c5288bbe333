/** Saves a file that the page has, under a name. */
export function saveAs(content: Blob, name: string) {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken hold of the file before the next task.
  setTimeout(() => URL.revokeObjectURL(address))
}
