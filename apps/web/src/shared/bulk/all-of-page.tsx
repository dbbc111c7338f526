import { useTranslation } from "react-i18next";
import { ChoiceBox } from "./choice-box.tsx";
import type { Row } from "./create-selection-store.ts";
import type { Selection } from "./use-selection.ts";

type Props<R extends Row> = { readonly rows: readonly R[]; readonly selection: Selection<R> };

/** Table header checkbox that selects or deselects all selectable rows of the page. */
export const AllOfPage = <R extends Row>({ rows, selection }: Props<R>) => {
  const { t } = useTranslation("bulk");
  return <ChoiceBox rows={rows} selection={selection} label={t("all")} />;
};
