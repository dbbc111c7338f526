import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

type Filter = {
  readonly filter: { readonly query?: string | undefined };
  readonly choose: (change: { readonly query: undefined }) => void;
};
type Words = { readonly empty: string; readonly says: string; readonly nothingFound: string; readonly action?: ReactNode };

/** The empty state of a list in this section, with the next action. */
export const useEmptyFace = ({ filter, choose }: Filter, { empty, says, nothingFound, action }: Words) => {
  const { t } = useTranslation("customFields");
  if (!filter.query) return { title: empty, hint: says, action };
  return {
    title: nothingFound,
    hint: t("groups.nothingFoundSays"),
    action: (
      <Button variant="default" onClick={() => choose({ query: undefined })}>
        {t("groups.clear")}
      </Button>
    ),
  };
};
