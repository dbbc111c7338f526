import type { PendencyRow } from "@emdia/contract/pendencies/pendency.ts";
import { useTranslation } from "react-i18next";
import list from "../../shared/list/list-cards.module.css";
import lines from "../../shared/ui/lines.module.css";
import classes from "./pendency-cards.module.css";
import { PendencyDeadline } from "./pendency-deadline.tsx";
import type { PendencySelection } from "./pendency-filter.ts";
import {
  PendencyChoice,
  PendencyExpiry,
  PendencyName,
  PendencyNext,
  PendencyProject,
  PendencyStatusCell,
  PendencyWhose,
} from "./pendency-parts.tsx";

type Props = { readonly pendencies: readonly PendencyRow[]; readonly selection: PendencySelection };

const Card = ({ pendency, selection }: { readonly pendency: PendencyRow; readonly selection: PendencySelection }) => {
  const { t } = useTranslation("pendencies");
  return (
    <li className={`${list.card} ${classes.card}`}>
      <div className={list.head}>
        <PendencyName pendency={pendency} />
        <PendencyChoice pendency={pendency} selection={selection} />
      </div>
      <PendencyStatusCell pendency={pendency} />
      <dl className={classes.facts}>
        <dt className={lines.quiet}>{t("column.whose")}</dt>
        <dd>
          <PendencyWhose pendency={pendency} />
        </dd>
        <dt className={lines.quiet}>{t("column.project")}</dt>
        <dd>
          <PendencyProject pendency={pendency} />
        </dd>
        <dt className={lines.quiet}>{t("column.deadline")}</dt>
        <dd>
          <PendencyDeadline pendency={pendency} />
        </dd>
        <dt className={lines.quiet}>{t("column.expiry")}</dt>
        <dd>
          <PendencyExpiry pendency={pendency} />
        </dd>
        <dt className={lines.quiet}>{t("column.next")}</dt>
        <dd>
          <PendencyNext pendency={pendency} />
        </dd>
      </dl>
    </li>
  );
};

/** The pendency list as cards, for narrow screens. */
export const PendencyCards = ({ pendencies, selection }: Props) => {
  const { t } = useTranslation("pendencies");
  return (
    <ul className={list.cards} aria-label={t("caption")}>
      {pendencies.map((pendency) => (
        <Card key={pendency.id} pendency={pendency} selection={selection} />
      ))}
    </ul>
  );
};
