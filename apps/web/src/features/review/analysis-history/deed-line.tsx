import { type PendencyAction, pendencyActions } from "@emdia/contract/pendencies/vocabulary.ts";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import classes from "./analysis-history.module.css";
import { Change } from "./change.tsx";
import type { ChangedItem, Deed } from "./grouped.ts";

const moveIn = ({ changes }: ChangedItem): PendencyAction | undefined =>
  pendencyActions.find((action) => changes.some(({ deed }) => deed === `pendency.${action}`));

/** The title of a change: the name of the question or document, or the move of the pendency. */
const useTitle = () => {
  const { t } = useTranslation("analysisHistory");
  return (changed: ChangedItem): string => {
    if (changed.item.kind !== "pendency") return changed.item.name ?? t("unnamed");
    return t(`deeds.${moveIn(changed) ?? "other"}`);
  };
};

const Item = ({ changed }: { readonly changed: ChangedItem }) => {
  const { t } = useTranslation("analysisHistory");
  const [first] = changed.changes;
  return (
    <li className={classes.item}>
      <p className={classes.about}>
        <span className={classes.title}>{useTitle()(changed)}</span>
        {first && <span className={classes.action}>{t(`actions.${first.action}`)}</span>}
      </p>
      <dl className={classes.changes}>
        {changed.changes.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </dl>
    </li>
  );
};

/** Changes by one actor at one time. */
export const DeedLine = ({ deed: { at, by, items } }: { readonly deed: Deed }) => {
  const { t } = useTranslation("analysisHistory");
  const { instant } = useFormat();
  return (
    <li className={classes.deed}>
      <p className={classes.who}>
        <strong>{by.name ?? t("system")}</strong>
        <time dateTime={at}>{instant(at)}</time>
      </p>
      <ul className={classes.items}>
        {items.map((changed) => (
          <Item key={`${changed.item.kind} ${changed.item.id} ${changed.changes[0]?.id}`} changed={changed} />
        ))}
      </ul>
    </li>
  );
};
