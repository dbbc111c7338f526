import type { ServiceMonth } from "@emdia/contract/pendencies/service-month.ts";
import { useTranslation } from "react-i18next";
import classes from "./service-month.module.css";

type CountedRows = ServiceMonth["contradictions"]["workers"];
type Props = { readonly month: Pick<ServiceMonth, "contradictions"> };

/** Facts that contradict a month without service: linked workers and sent documents. */
export const Contradictions = ({ month: { contradictions } }: Props) => {
  const { t } = useTranslation("serviceMonth");
  const { workers, documents } = contradictions;
  const list = ({ total, first }: CountedRows, key: "workers" | "documents") => {
    const names = first.map(({ name, count }) => (count > 1 ? `${name} (${count})` : name)).join(", ");
    const others = first.reduce((left, { count }) => left - count, total);
    return (
      total > 0 && (
        <li>
          <strong>{t(`against.${key}`, { count: total })}</strong> {others > 0 ? t("against.andMore", { names, count: others }) : names}
        </li>
      )
    );
  };
  if (workers.total + documents.total === 0)
    return (
      <div className={classes.facts} data-calm="">
        <p>{t("against.nothing")}</p>
      </div>
    );
  return (
    <div className={classes.facts}>
      <p>{t("against.title")}</p>
      <ul>
        {list(workers, "workers")}
        {list(documents, "documents")}
      </ul>
    </div>
  );
};
