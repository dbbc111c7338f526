import type { Translated } from "../../../shared/i18n/translated.ts";
import type { text as portuguese } from "./pt-br.ts";

export const text: Translated<typeof portuguese> = {
  title: "Projects being updated",
  says: "Projects edited a moment ago are being updated; their actions return once the update has finished.",
  updating: "Updating...",
  finished: "Finished",
};
