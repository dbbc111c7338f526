import type { Pendency } from "@emdia/contract/pendencies/pendency.ts";
import type { MoveObstacle } from "@emdia/contract/pendencies/vocabulary.ts";
import { useTranslation } from "react-i18next";
import { missingItemsFor } from "./lacks.ts";

/** The missing items of a move in one line. */
export const useLackWords = () => {
  const { t, i18n } = useTranslation("pendencyDetail");
  const list = new Intl.ListFormat(i18n.language, { type: "conjunction" });
  return (obstacle: MoveObstacle, { answers }: Pick<Pendency, "answers">): string =>
    list.format(missingItemsFor(obstacle, answers).map(({ lack, count }) => t(`lacks.${lack}`, { count })));
};
