import type { CompanyGroup } from "@emdia/contract/custom-fields/group-routes.ts";
import { IconCircleOff } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import lines from "../../../shared/ui/lines.module.css";
import { StatusChip } from "../../../shared/ui/status-chip.tsx";
import classes from "../list.module.css";
import { writeView } from "../view-address.ts";

/** One group: name, number of fields, and number of suppliers. */
export const GroupRow = ({ group }: { readonly group: CompanyGroup }) => {
  const { t } = useTranslation("customFields");
  const { number } = useFormat();
  const { id, name, activated, fieldCount, provider_active, providers } = group;
  return (
    <li className={`${lines.line} ${classes.row}`}>
      <div className={lines.words}>
        <Link
          to="."
          search={(before: object) => writeView({ ...before }, { groupId: id, part: "campos" })}
          className={`${lines.name} ${classes.name}`}
        >
          {name}
        </Link>
      </div>
      <span className={classes.quiet}>{t("groups.fields", { count: fieldCount, total: number(fieldCount) })}</span>
      <span className={`${classes.quiet} ${classes.wide}`}>
        {t("groups.holds", { active: number(provider_active), all: number(providers) })}
      </span>
      <span className={`${lines.tools} ${classes.tools}`}>
        {!activated && (
          <StatusChip tone="neutral" Icon={IconCircleOff}>
            {t("groups.away")}
          </StatusChip>
        )}
      </span>
    </li>
  );
};
