import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useShowsCards } from "../list/use-shows-cards.ts";
import { useMoveFocusOnUnmount } from "../ui/focus/use-move-focus-on-unmount.ts";
import { focusBulkBar } from "./bulk-bar.tsx";
import type { Row } from "./create-selection-store.ts";
import type { Selection } from "./use-selection.ts";

/** The button disappears after the click, so the focus moves to the bulk bar. */
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

/** Button that selects the remaining rows of the page in card layout, which has no table header. */
export const ChooseRest = <R extends Row>({ rows, selection: { chosen, choose, isWaiting } }: Props<R>) => {
  const showsCards = useShowsCards();
  const rest = isWaiting ? [] : rows.filter(({ id }) => !chosen.has(id));
  return showsCards && rest.length > 0 && <Rest onChoose={() => choose(rest, true)} />;
};
