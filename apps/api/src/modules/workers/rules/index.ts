export { badgeEndOn } from "./badge.ts";
export { showDocument } from "./document.ts";
export { inOrder, isSame, type Movement, type ProjectRef } from "./movement.ts";
export { isOpenOn } from "./open-links.ts";
export { cures, reasonsIn, standingOn } from "./standing.ts";
export { phasesOf, statusOn } from "./status.ts";
export { standingOrder } from "./stored-standing.ts";
