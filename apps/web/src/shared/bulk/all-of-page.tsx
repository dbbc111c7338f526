import { useTranslation } from "react-i18next";
import { ChoiceBox } from "./choice-box.tsx";
import type { Row } from "./create-selection-store.ts";
import type { Selection } from "./use-selection.ts";

type Props<R extends Row> = { readonly rows: readonly R[]; readonly selection: Selection<R> };

/** Chooses all of a page that may be chosen, or none of it, from the head of its table. */
export const AllOfPage = <R extends Row>({ rows, selection }: Props<R>) => {
  const { t } = useTranslation("bulk");
  return <ChoiceBox rows={rows} selection={selection} label={t("all")} />;
};
