import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import { beyondEndQuery } from "../wizard-queries.ts";
import classes from "./links-past-end-warning.module.css";

/** Earlier dates are years that are still being typed; they send no request. */
const FIRST_DAY = "1950-01-01";

/** Lists the workers that stay linked after the selected end date. */
export const LinksPastEndWarning = ({ projectId, endDate }: { readonly projectId: number; readonly endDate: string }) => {
  const { t } = useTranslation("projectWizard");
  const { day } = useFormat();
  const { data } = useQuery({ ...beyondEndQuery(projectId, endDate), enabled: endDate >= FIRST_DAY });
  if (!data || endDate < FIRST_DAY || data.meta.totalResults === 0) return null;
  const { totalResults, totalIsExact } = data.meta;
  const more = totalResults - data.results.length;
  return (
    <div className={classes.note} role="status">
      <p>{t(totalIsExact ? "beyondEnd.says" : "beyondEnd.saysMany", { count: totalResults, day: day(endDate) })}</p>
      <ul>
        {data.results.map(({ employeeId, name, companyName, hiringDate, endDate: last }) => (
          <li key={`${employeeId} ${hiringDate}`}>
            {name} · {companyName} · {last ? t("beyondEnd.until", { day: day(last) }) : t("beyondEnd.open")}
          </li>
        ))}
      </ul>
      {more > 0 && <p>{t("beyondEnd.more", { count: more })}</p>}
    </div>
  );
};
