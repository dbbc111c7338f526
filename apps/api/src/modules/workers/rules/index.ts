export { badgeEndOn } from "./badge.ts";
export { showDocument } from "./document.ts";
export { isOpenOn } from "./open-links.ts";
export { cures, reasonsIn, standingOn } from "./standing.ts";
export { standingOrder } from "./stored-standing.ts";
