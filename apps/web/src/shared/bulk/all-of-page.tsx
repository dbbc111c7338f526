import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { Row } from "./kept-choice.ts";
import type { Selection } from "./use-selection.ts";

type Props<R extends Row> = { readonly rows: readonly R[]; readonly selection: Selection<R> };

/** Chooses all of a page that may be chosen, or none of it, from the head of its table. */
export const AllOfPage = <R extends Row>({ rows, selection: { chosen, choose } }: Props<R>) => {
  const { t } = useTranslation("bulk");
  const count = rows.filter(({ id }) => chosen.has(id)).length;
  return (
    <Checkbox
      checked={count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      onChange={({ currentTarget }) => choose(rows, currentTarget.checked)}
      aria-label={t("all")}
    />
  );
};
