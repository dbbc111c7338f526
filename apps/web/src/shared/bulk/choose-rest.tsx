import { Button } from "@mantine/core";
import { useShowsCards } from "../list/use-shows-cards.ts";
import type { Row } from "./kept-choice.ts";
import type { Selection } from "./use-selection.ts";

type Props<R extends Row> = { readonly rows: readonly R[]; readonly selection: Selection<R>; readonly label: string };

/** Chooses what is left of the page, where there is no head of a table to do it in. */
export const ChooseRest = <R extends Row>({ rows, selection: { chosen, choose }, label }: Props<R>) => {
  const showsCards = useShowsCards();
  const rest = rows.filter(({ id }) => !chosen.has(id));
  if (!showsCards || rest.length === 0) return null;
  return (
    <Button variant="subtle" onClick={() => choose(rest, true)}>
      {label}
    </Button>
  );
};
