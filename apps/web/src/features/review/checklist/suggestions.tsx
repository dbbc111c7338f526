import type { ChecklistItem } from "@emdia/contract/pendencies/checklist.ts";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { type Why, writeWhy } from "./asked-why.ts";
import classes from "./checklist.module.css";
import { templatesQuery } from "./checklist-queries.ts";

type Props = { readonly item: Pick<ChecklistItem, "id">; readonly why: Why; readonly onTaken: () => void };

/** Frequent justifications of the question. A click copies one into the form, where the user can edit it. */
export const Suggestions = ({ item, why, onTaken }: Props) => {
  const { t } = useTranslation("review");
  const { data = [] } = useQuery(templatesQuery(item.id));
  if (data.length === 0) return null;
  return (
    <fieldset className={classes.suggestions} aria-label={t("checklist.suggestions")}>
      {data.map(({ invalidDescription, action, reason }, place) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: suggestions have no id.
          key={place}
          type="button"
          className={classes.suggestion}
          aria-pressed={why.suggestion === place}
          onClick={() => {
            writeWhy(item.id, { text: invalidDescription, suggestion: place });
            onTaken();
          }}
        >
          <span className={classes.reason}>{t(`reasons.${reason}`)}</span>
          {invalidDescription}
          <span className={classes.quiet}>{t("checklist.action", { action })}</span>
        </button>
      ))}
    </fieldset>
  );
};
