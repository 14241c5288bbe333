/** Height of the bar on top of wide screens in pixels; headers of tables stay under it. */
export const BAR_HEIGHT = 64
