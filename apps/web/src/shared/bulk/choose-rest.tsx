import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useShowsCards } from "../list/use-shows-cards.ts";
import type { Row } from "./kept-choice.ts";
import type { Selection } from "./use-selection.ts";

type Props<R extends Row> = { readonly rows: readonly R[]; readonly selection: Selection<R> };

/** Chooses what is left of the page, where there is no head of a table to do it in. */
export const ChooseRest = <R extends Row>({ rows, selection: { chosen, choose } }: Props<R>) => {
  const { t } = useTranslation("bulk");
  const showsCards = useShowsCards();
  const rest = rows.filter(({ id }) => !chosen.has(id));
  if (!showsCards || rest.length === 0) return null;
  return (
    <Button variant="subtle" px="xs" onClick={() => choose(rest, true)}>
      {t("rest")}
    </Button>
  );
};
