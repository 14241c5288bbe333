/** Whether there is a mouse and with it a keyboard: there a field may take the focus without a keyboard covering the page. */
export const isDesk = (): boolean => window.matchMedia('(hover: hover) and (pointer: fine)').matches
