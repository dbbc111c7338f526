import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useShowsCards } from "../list/use-shows-cards.ts";
import { useMoveFocusOnUnmount } from "../ui/focus/use-move-focus-on-unmount.ts";
import { focusBulkBar } from "./bulk-bar.tsx";
import type { Row } from "./create-selection-store.ts";
import type { Selection } from "./use-selection.ts";

/** Nothing is left to choose once it was pressed: whoever did goes on with what is done with the choice. */
const Rest = ({ onChoose }: { readonly onChoose: () => void }) => {
  const { t } = useTranslation("bulk");
  const button = useMoveFocusOnUnmount<HTMLButtonElement>(focusBulkBar);
  return (
    <Button ref={button} variant="subtle" px="xs" onClick={onChoose}>
      {t("rest")}
    </Button>
  );
};

type Props<R extends Row> = { readonly rows: readonly R[]; readonly selection: Selection<R> };

/** Chooses what is left of the page, where there is no head of a table to do it in. */
export const ChooseRest = <R extends Row>({ rows, selection: { chosen, choose, isWaiting } }: Props<R>) => {
  const showsCards = useShowsCards();
  const rest = isWaiting ? [] : rows.filter(({ id }) => !chosen.has(id));
  return showsCards && rest.length > 0 && <Rest onChoose={() => choose(rest, true)} />;
};
